import { toCanvas } from 'qrcode'
import { pictureAddress } from '../../../../../ui/basic/picture-source.ts'
import { priceText } from '../../../../../ui/basic/price-parts.ts'
import type { GoodsDetail } from '../detail-data.ts'
import { pictureName } from '../../../../../ui/basic/picture-name.ts'
import { wrapText } from './wrap-text.ts'

const [width, height, edge, code] = [600, 900, 32, 160]

/**
 * A picture of 600 × 900 with goods, name and a code that leads to `address`, as a data address. The price is on it only when
 * it is the one that everybody sees.
 */
export async function drawPoster(goods: GoodsDetail, address: string, scan: string): Promise<string> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser draws no pictures')
  const style = getComputedStyle(document.documentElement)
  const ink = (name: string) => style.getPropertyValue(`--zb-${name}`).trim()
  const font = getComputedStyle(document.body).fontFamily
  const write = (text: string, y: number, look: { size: number; weight: number; colour: string }) => {
    pen.font = `${look.weight} ${look.size}px ${font}`
    pen.fillStyle = look.colour
    pen.fillText(text, edge, y)
  }
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  const picture = pictureName(goods.gallery[0] ?? '')
  if (picture !== undefined) pen.drawImage(await imageOf(pictureAddress(picture, 720)), 0, 0, width, width)
  const fit = (text: string, room: number, [size, weight, most]: readonly [number, number, number]) => {
    pen.font = `${weight} ${size}px ${font}`
    return wrapText(text, room, (part) => pen.measureText(part).width, most)
  }
  const lines = fit(goods.goodsName, width - 2 * edge, [28, 600, 2])
  lines.forEach((line, at) => write(line, 648 + at * 38, { size: 28, weight: 600, colour: '#17212b' }))
  const [spec = ''] = fit(goods.specLine, width - 3 * edge - code, [20, 400, 1])
  write(spec, 740, { size: 20, weight: 400, colour: '#566473' })
  if (goods.priceClass === 'retail' && goods.goodsPrice !== null)
    write(`¥${priceText(goods.goodsPrice)}/${goods.priceUnit}`, 796, { size: 34, weight: 700, colour: ink('price') || '#c2410c' })
  write(goods.store.storeName, 846, { size: 20, weight: 400, colour: '#566473' })
  const square = document.createElement('canvas')
  await toCanvas(square, address, { width: code, margin: 1 })
  pen.drawImage(square, width - edge - code, 692)
  pen.textAlign = 'center'
  pen.font = `400 18px ${font}`
  pen.fillStyle = '#566473'
  pen.fillText(scan, width - edge - code / 2, 876)
  return canvas.toDataURL('image/png')
}

function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  return image.decode().then(() => image)
}
