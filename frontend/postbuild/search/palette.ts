/** The site's colors, as the stylesheet's tokens name them, and the depth tints between them. */
export const palette = {
  ink: '#0c2233',
  deep: '#123b52',
  channel: '#1c6480',
  shoal: '#cfe5ea',
  shallows: '#eaf3f2',
  buff: '#f7f0df',
  sand: '#e9dcbd',
  magenta: '#a8185e',
} as const;

/** From the beach to the deep, shallows first. */
export const depthTints = [
  '#eaf3f2',
  '#ddecee',
  '#cfe5ea',
  '#bfdce3',
  '#adcfda',
  '#99c1cf',
  '#84b2c3',
] as const;
