import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readImage } from '../images/read-image.ts'
import { readSheet } from '../sheets/read-sheet.ts'
import { writeSheet } from '../sheets/write-sheet.ts'

const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123456' } })
  .png()
  .toBuffer()

test('pictures and sheets that come at once are each opened as what they are', async () => {
  const sheet = await writeSheet([['锌锭', 25]], '清单')
  const opened = await Promise.all([readImage(picture), readSheet(sheet), readImage(picture), readSheet(Buffer.from('no sheet'))])
  expect(opened).toMatchObject([
    { width: 20, height: 10 },
    { kind: 'rows', rows: [['锌锭', '25']] },
    { width: 20, height: 10 },
    { kind: 'refused', why: 'fileNotSheet' },
  ])
})
