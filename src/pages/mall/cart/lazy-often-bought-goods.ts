import { hydrateWhenVisible } from '../../../rendering/client/hydrate-when-visible.tsx'

/** What a member bought often; its code comes when somebody looks that far down. */
export const OftenBoughtGoods = hydrateWhenVisible(() => import('./often-bought-goods.tsx').then((module) => module.OftenBoughtGoods))
