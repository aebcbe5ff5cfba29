const headerBytes = 12;
const recordBytes = 16;

interface Table {
  tag: string;
  data: Uint8Array;
}

function readTables(sfnt: DataView): Table[] {
  return Array.from({ length: sfnt.getUint16(4) }, (_, index) => {
    const record = headerBytes + index * recordBytes;
    const tag = Array.from({ length: 4 }, (_byte, at) =>
      String.fromCharCode(sfnt.getUint8(record + at)),
    ).join('');
    const start = sfnt.byteOffset + sfnt.getUint32(record + 8);
    return { tag, data: new Uint8Array(sfnt.buffer, start, sfnt.getUint32(record + 12)) };
  });
}

/** The sum of the table's 32-bit words, as stored in its record. */
function checksum(table: DataView): number {
  let sum = 0;
  for (let at = 0; at < table.byteLength; at += 4) sum = (sum + table.getUint32(at)) >>> 0;
  return sum;
}

/** An uncompressed OpenType font with one more table. */
export function addTable(font: Uint8Array, tag: string, data: Uint8Array): Uint8Array {
  const source = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = [...readTables(source), { tag, data }].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const searchable = 2 ** Math.floor(Math.log2(tables.length));

  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const start = headerBytes + tables.length * recordBytes;
  const end = tables.reduce((sum, table) => sum + padded(table.data.length), start);
  const out = new Uint8Array(end);
  const view = new DataView(out.buffer);
  view.setUint32(0, source.getUint32(0));
  view.setUint16(4, tables.length);
  view.setUint16(6, searchable * recordBytes);
  view.setUint16(8, Math.log2(searchable));
  view.setUint16(10, (tables.length - searchable) * recordBytes);

  let at = start;
  for (const [index, table] of tables.entries()) {
    out.set(table.data, at);
    const record = headerBytes + index * recordBytes;
    out.set(new TextEncoder().encode(table.tag), record);
    view.setUint32(record + 4, checksum(new DataView(out.buffer, at, padded(table.data.length))));
    view.setUint32(record + 8, at);
    view.setUint32(record + 12, table.data.length);
    at += padded(table.data.length);
  }
  return out;
}
