import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-goods.zh.ts'

export type GoodsSpeak = Speak<typeof zh>

/** The page's loader must have brought these words: `pageWords(lang, goodsWords)`. */
export function useGoodsWords(): GoodsSpeak {
  return usePageWords<typeof zh>('catalogGoods')
}
