import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { goodsMessages, quantityMessages } from '../messages.ts'

export type GoodsTranslate = Translate<typeof goodsMessages>

/** The page's loader must have brought these words: `pageWords(lang, goodsWords)`. */
export function useGoodsMessages(): GoodsTranslate {
  return usePageMessages<typeof goodsMessages>('catalogGoods')
}

export type QuantityTranslate = Translate<typeof quantityMessages>

/** Words of a typed quantity; the loader brings `quantityMessages`. */
export function useQuantityMessages(): QuantityTranslate {
  return usePageMessages<typeof quantityMessages>('catalogQuantity')
}
