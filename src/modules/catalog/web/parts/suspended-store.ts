import { data, type LoaderFunctionArgs } from 'react-router'
import type { MissingPage } from '../../../../api/missing-page.ts'
import { visit } from '../../../../api/visit.ts'
import { speak } from '../../../../shared/words.ts'
import { standingWords } from '../../../store/web/public.ts'
import { goodsList } from '../../contract-search.ts'
import { insteadOf } from './missing-goods.ts'

type Known = { readonly storeId: number; readonly store: string; readonly categoryIds: readonly number[] }

/** What every page of a suspended store answers, for loaders to throw (docs/decisions/066). */
export async function suspendedStore(context: LoaderFunctionArgs['context'], { storeId, store, categoryIds }: Known) {
  const here = visit(context)
  const t = speak(here.lang, standingWords)
  const found = await here.call(goodsList, {
    sort: 'sales',
    pageSize: 24,
    facets: 0,
    ...(categoryIds[0] ? { categoryId: categoryIds[0] } : {}),
  })
  const others = (found.data?.list ?? []).filter((one) => one.storeInf.storeId !== storeId)
  const page: MissingPage = {
    code: 'store.suspended',
    title: t('suspendedTitle', { store }),
    help: t('suspendedHelp'),
    heading: t('suspendedSimilar'),
    instead: insteadOf(others, here.lang),
    ways: [
      { to: '/member/order/list', text: t('myOrders') },
      { to: '/service', text: t('askPlatform') },
      { to: '/store/list', text: t('otherStores') },
    ],
  }
  return data(page, { status: 404 })
}
