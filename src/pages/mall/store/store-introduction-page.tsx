import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { translatePage } from '../../../rendering/page/page-messages.ts'
import { structuredMeta } from '../../../rendering/page/structured-data.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { storeScorecard } from '../../../modules/analytics/endpoints-scorecard.ts'
import { scorecardMessages } from '../../../modules/analytics/messages.ts'
import { ScorecardPanel } from '../../../modules/analytics/ui/scorecard-panel.tsx'
import { loadStorePage, storePageMessages, storeIdParam } from './store-page-data.ts'
import { StorePageLayout } from './store-page-layout.tsx'
import { storeStructuredData } from './store-structured-data.ts'
import { usePlaceMessages } from '../../../modules/store/ui/use-messages.ts'
import type { mallStoreMessages } from '../../../modules/store/messages.ts'

/** A store's introduction with qualifications, scores and where it delivers from. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const here = pageContextOf(context)
  const frame = await loadStorePage(context, storeIdParam(request))
  const card = (await here.call(storeScorecard, { storeId: frame.info.store.storeId })).data ?? null
  return { frame, card, structured: storeStructuredData(frame.info, here), ...storePageMessages(context, scorecardMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { store } = loaderData.frame.info
  const t = translatePage<typeof mallStoreMessages>(loaderData, 'catalogPlace')
  return [
    ...pageHead(matches, {
      title: t('introductionOf', { name: store.storeName }),
      description: store.description,
      canonical: `${rootOf(matches).origin}/store/introduce?vid=${store.storeId}`,
    }),
    ...structuredMeta(loaderData.structured),
  ]
}

export default function StoreIntroducePage() {
  const { frame, card } = useLoaderData<typeof loader>()
  const t = usePlaceMessages()
  const say = usePageMessages<typeof scorecardMessages>('scorecard')
  const { info } = frame
  const facts = [
    [t('company'), info.store.companyName],
    // Contracts and invoices carry the registered one.
    ...(info.registeredName === info.store.companyName ? [] : [[t('registeredName'), info.registeredName] as const]),
    [t('creditCode'), info.creditCode],
    [t('phone'), info.store.phone],
    [t('place'), `${info.store.city} ${info.store.district}`],
  ] as const
  return (
    <StorePageLayout frame={frame} tab="introduce">
      <div className="wrap col g3 sto-p">
        <Panel title={t('introduction')}>
          <p className="prose">{info.store.description}</p>
          <dl className="kv terms">
            {facts.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title={t('qualifications')}>
          <div className="tsc">
            <table className="tbl">
              <thead>
                <tr>
                  <th scope="col">{t('certificate')}</th>
                  <th scope="col">{t('certificateNumber')}</th>
                  <th scope="col">{t('issuer')}</th>
                  <th scope="col">{t('validUntil')}</th>
                </tr>
              </thead>
              <tbody>
                {info.qualifications.map((qualification) => (
                  <tr key={qualification.number}>
                    <td>
                      {qualification.name}{' '}
                      {qualification.isExpired === 1 ? (
                        <Tag small>{t('certificateExpired')}</Tag>
                      ) : (
                        qualification.isChecked === 1 && (
                          <Tag tone="ok" small>
                            {qualification.checkedOn === ''
                              ? t('certificateChecked')
                              : t('certificateCheckedOn', { day: qualification.checkedOn })}
                          </Tag>
                        )
                      )}
                    </td>
                    <td className="num">{qualification.number}</td>
                    <td>{qualification.issuer || '—'}</td>
                    <td className="num">{qualification.validUntil || t('lasting')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
        {card && <ScorecardPanel t={say} card={card} />}
        <Panel title={t('warehouses')} sub={t('deliveryArea')}>
          <ul className="lst">
            {info.warehouses.map((place) => (
              <li key={place.warehouseId}>{`${place.warehouseName} · ${place.cityName}`}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </StorePageLayout>
  )
}
