import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { privateHead } from '../../../../api/page-head.ts'
import { load } from '../../../../api/visit.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { getSettings } from '../../../site/contract.ts'
import { storeIndex } from '../../../store/contract.ts'
import { serviceWords } from '../words.ts'

/** `vid` is the store to talk to; 0 or nothing is the platform (specification §2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const vid = Number(new URL(request.url).searchParams.get('vid') ?? '0')
  const [phone = ''] = await load(context, getSettings, { names: 'basic_site_phone' })
  const store = Number.isSafeInteger(vid) && vid > 0 ? await load(context, storeIndex, { vid }) : null
  return { phone, store: store && { storeId: store.storeId, storeName: store.storeName } }
}

export const meta: MetaFunction = ({ matches }) => privateHead(matches, serviceWords, 'service')

export default function ServicePage() {
  const t = useWords(serviceWords)
  const { phone, store } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="wrap" style={{ maxWidth: 720, paddingBlock: 24 }}>
      <h1 className="t18 b6" style={{ marginBottom: 12 }}>
        {t('service')}
      </h1>
      <Panel title={store?.storeName ?? t('platform')}>
        <div style={{ padding: 16, display: 'grid', gap: 12 }}>
          <p className="c2">{t('lead')}</p>
          <dl className="kv stack">
            <dt>{t('phone')}</dt>
            <dd>
              <a className="lk num" href={`tel:${phone}`}>
                {phone}
              </a>
            </dd>
            <dt>{t('hours')}</dt>
            <dd>{t('hoursText')}</dd>
          </dl>
          <p className="c3 t12">{t('messages')}</p>
          <p className="row g2">
            {store && (
              <ButtonLink to={`/store/index?vid=${store.storeId}`} tone="brand">
                {t('toStore')}
              </ButtonLink>
            )}
            <ButtonLink to="/member/order/list">{t('toOrders')}</ButtonLink>
          </p>
        </div>
      </Panel>
    </main>
  )
}
