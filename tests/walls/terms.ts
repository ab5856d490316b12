import type { MessageBook } from './messages.ts'

/** Chinese words that mean what another word already says; the term of GLOSSARY.md stands beside each. */
const bannedChinese: readonly (readonly [RegExp, string])[] = [
  [/商家|卖家/, '供应商, of its shop 店铺'],
  [/购物车/, '采购车'],
  [/承运商/, '物流公司'],
  [/物流单号/, '运单号'],
  [/中选/, '中标'],
  [/询单/, '询价, of the sheet 询价单'],
  [/支付单(?!号)|支付单号/, '付款单, of one attempt 支付流水'],
  [/生产企业|生产商/, '生产厂家'],
  [/材质书|材质单/, '质保书'],
  [/增票/, '专票'],
  [/子账户/, '子账号'],
  [/采购商(?!城)/, '采购员'],
  [/类目/, '分类, of a business 品类'],
  [/(?<!暂)停业/, '暂停营业 by the platform, 休业 by the store'],
  [/结算账单/, '结算单'],
  [/投诉|撤诉/, '平台介入'],
  [/解约/, '解除'],
  [/贵司|我司|您方/, '贵公司, 本公司, 贵方'],
  [/登陆/, '登录'],
  [/帐[号户单]/, '账号, 账户, 账单'],
]

/** English that a native trade person would not write, and what stands for it. */
const bannedEnglish: readonly (readonly [RegExp, string])[] = [
  [/\bhand(s|ed)? in\b/i, 'submit'],
  [/\bmend(ed)?\b/i, 'correct'],
  [/\bthe way (it|they) came\b/i, 'to the original payment method'],
  [/\binquir(y|ies|e)\b/i, 'enquiry, RFQ'],
  [/\boffer sheets?\b/i, 'price list'],
  [/\bfull reductions?\b/i, 'spend discount'],
  [/\bprice fixings?\b/i, 'price fixation'],
  [/\bafter-sale\b/i, 'after-sales'],
  [/\brecharges?\b/i, 'top-up'],
  [/\bred letters?\b/i, 'red-letter invoice'],
  [/\bself-pickup\b/i, 'pickup'],
  [/\bevaluate (the )?(order|goods)\b/i, 'review'],
  [/\b(prices?|total) of now\b/i, 'current price'],
  [/\bsomebody else\b/i, 'someone else'],
  [/\bcertificates? of quality\b/i, 'mill certificate'],
]

const halfWidth = /\p{Script=Han}[,;:?!()]|[,;?!(]\p{Script=Han}/u
const cornerQuotes = /[「」『』]/

function breachesOf(place: string, text: string, banned: readonly (readonly [RegExp, string])[]): string[] {
  return banned.flatMap(([word, say]) => {
    const found = word.exec(text)?.[0]
    return found === undefined ? [] : [`${place} says ${found}: say ${say}`]
  })
}

/** Sentences with a second name for a thing that has one, and Chinese with the punctuation of another script. */
export function wordBreaches(book: MessageBook): string[] {
  const chinese = [...book.zh].flatMap(([key, text]) => {
    const place = `${book.file}: ${book.name}.${key}`
    // A line of choices is parted by commas in the code that reads it.
    const isList = text.startsWith('周一,')
    return [
      ...breachesOf(place, text, bannedChinese),
      ...(!isList && halfWidth.test(text) ? [`${place} has half-width punctuation`] : []),
      ...(cornerQuotes.test(text) ? [`${place} has corner quotes`] : []),
    ]
  })
  const english = [...book.en].flatMap(([key, text]) => breachesOf(`${book.file}: ${book.name}.${key}`, text, bannedEnglish))
  return [...chinese, ...english]
}
