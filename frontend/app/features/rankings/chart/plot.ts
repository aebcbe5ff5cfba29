/** Where the figures lie within the sheet, in percent: clear of its edges and of the numerals at the left. */
export const plot = { left: 6, right: 98, top: 6, bottom: 96 } as const;
