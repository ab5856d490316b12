import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { zip } from '../../tests/fixtures/inputs/zip.ts'

/** A spreadsheet of nearly 4 MB whose cells no packing makes smaller: what a reader must take whole into memory. */
export function heavySheet(): Buffer {
  const rows: string[] = []
  for (let row = 1; row <= 4_900; row += 1) {
    const cells = Array.from(
      { length: 40 },
      (_, column) => `<c r="${columnName(column)}${row}" t="inlineStr"><is><t>${randomBytes(9).toString('base64url')}</t></is></c>`,
    )
    rows.push(`<row r="${row}">${cells.join('')}</row>`)
  }
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const part = (name: string, text: string) => ({ name, content: Buffer.from(text) })
  return zip([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    part('xl/worksheets/sheet1.xml', `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`),
  ])
}

const columnName = (index: number): string => (index < 26 ? '' : 'A') + String.fromCharCode(65 + (index % 26))

/** Pictures that are small to send and large to read, and one of nearly 4 MB. */
export async function heavyPictures(): Promise<Buffer[]> {
  const plain = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#123456' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
  const noise = sharp(randomBytes(1_250_000 * 3), { raw: { width: 1_250, height: 1_000, channels: 3 } })
    .png()
    .toBuffer()
  return Promise.all([plain(6_000), plain(12_000), noise])
}
