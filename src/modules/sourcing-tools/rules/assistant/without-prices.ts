import { moneySentence, sentenceEnd } from './calculation-intent-data.ts'

/** A language model's words without every sentence that names an amount of money: it may not invent a price. */
export function withoutPrices(reply: string): string {
  return reply
    .split(sentenceEnd)
    .filter((sentence) => sentence !== undefined && !moneySentence.test(sentence))
    .join('')
    .trim()
}
