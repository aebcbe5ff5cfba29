/** How long granting viewing access takes, in running text. Apart from the steps, which few pages show. */
export const viewingAccessTime = 'ten minutes';
