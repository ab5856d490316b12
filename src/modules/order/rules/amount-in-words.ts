import type { Fen } from '../../../shared/money.ts'

const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿', '万亿']

/** An amount in the capital characters of Chinese documents: 1234.50 → 壹仟贰佰叁拾肆元伍角整. */
export function amountInWords(fen: Fen): string {
  if (fen < 0n) return `负${amountInWords(-fen)}`
  const yuan = fen / 100n
  const [jiao, cent] = [Number((fen / 10n) % 10n), Number(fen % 10n)]
  const head = yuan === 0n ? '' : `${wholeInWords(yuan)}元`
  if (jiao === 0 && cent === 0) return `${head || '零元'}整`
  const tenth = jiao > 0 ? `${digits[jiao]}角` : head && '零'
  return head + tenth + (cent > 0 ? `${digits[cent]}分` : '整')
}

function wholeInWords(yuan: bigint): string {
  let text = ''
  let pendingZero = false
  const parts: number[] = []
  for (let rest = yuan; rest > 0n; rest /= 10_000n) parts.push(Number(rest % 10_000n))
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const part = parts[index] ?? 0
    if (part === 0) {
      pendingZero = text !== ''
      continue
    }
    if (pendingZero || (text !== '' && part < 1000)) text += '零'
    text += groupInWords(part) + (groups[index] ?? '')
    pendingZero = false
  }
  return text
}

function groupInWords(part: number): string {
  let text = ''
  let gap = false
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(part / 10 ** place) % 10
    if (digit === 0) gap = text !== ''
    else {
      text += (gap ? '零' : '') + (digits[digit] ?? '') + (places[place] ?? '')
      gap = false
    }
  }
  return text
}
