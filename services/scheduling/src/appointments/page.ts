/** A part of a list, and how long the whole is. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}
