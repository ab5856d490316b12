import { whenSeen } from '../../../../ui/feedback/when-seen.tsx'

/** What a member bought often; its code comes when somebody looks that far down. */
export const OftenBought = whenSeen(() => import('./often-bought.tsx').then((module) => module.OftenBought))
