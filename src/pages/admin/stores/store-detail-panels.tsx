import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import type { AdminStoreDetail } from '../../../modules/store/endpoints-admin-store.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime, shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot, Tag } from '../../../ui/basic/tag.tsx'
import { PropertiesPanel } from '../../../ui/console/detail/detail-panels.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { storeDetailMessages } from './messages.ts'

type Props = { readonly of: AdminStoreDetail }

/** Who the store is, and how it came here. */
export function StorePanels({ of }: Props) {
  const t = useMessages(storeDetailMessages)
  const isEnglish = useLanguage() === 'en'
  const { store, application } = of
  const names = { zh: of.storeNameZh, en: of.storeNameEn }
  return (
    <>
      <PropertiesPanel
        title={t('company')}
        list={[
          [t('otherName'), isEnglish ? names.zh : names.en],
          [
            t('companyName'),
            <span key="company" lang="zh">
              {store.companyName}
            </span>,
          ],
          [t('companyNameEn'), of.companyNameEn],
          [
            t('creditCode'),
            <span key="code" className="wrap-anywhere">
              {store.creditCode}
            </span>,
          ],
          [t('storeType'), t(`type_${of.storeType}`)],
          [t('place'), [store.cityName, of.districtName].filter(Boolean).join(' ')],
          [
            t('warehouses'),
            of.warehouses.length === 0
              ? ''
              : of.warehouses.map((one) => (
                  <span key={one.warehouseId} className="block">
                    {t('warehouse', { name: one.warehouseName, city: one.cityName })}
                  </span>
                )),
          ],
          [t('phone'), of.phone],
          [t('yearsOpen'), t('years', { years: of.yearsOpen })],
          [t('followers'), of.followNum],
          [t('description'), of.description],
        ]}
      />
      {application && (
        <PropertiesPanel
          title={t('application')}
          list={[
            [t('applicant'), <PersonLink key="applicant" of={of} memberId={application.memberId} name={application.memberName} />],
            [t('submitted'), fullTime(application.submitTime)],
            [t('opened'), fullTime(application.openTime)],
            [t('reviewer'), application.reviewerName],
            [t('deposit'), `¥${priceText(application.deposit)}`],
            [
              t('licence'),
              <a key="licence" className="lk" href={`/files/${application.licenceImage}`} target="_blank" rel="noreferrer">
                {t('seeLicence')}
              </a>,
            ],
          ]}
        />
      )}
    </>
  )
}

/** A member's name, and for those who may see members the way to their record. */
export function PersonLink({ of, memberId, name }: Props & { memberId: number; name: string }) {
  if (!of.parts.includes('members')) return <>{name}</>
  return (
    <Anchor className="lk" to={`/admin/member/detail?memberId=${memberId}`}>
      {name}
    </Anchor>
  )
}

export function RatingPanel({ of: { rating } }: Props) {
  const t = useMessages(storeDetailMessages)
  const scores = [
    ['quality', rating.desc],
    ['service', rating.service],
    ['logistics', rating.logistics],
  ] as const
  return (
    <Panel title={t('rating')} sub={t('rated', { count: rating.rated })}>
      {rating.rated === 0 ? (
        <p className="bx t13 c3">{t('notRated')}</p>
      ) : (
        <dl className="kpi">
          {scores.map(([key, score]) => (
            <div key={key}>
              <dt className="l">{t(key)}</dt>
              <dd className="v">{score === null ? '—' : score.toFixed(1)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}

const tones = { waiting: 'warn', checked: 'ok', returned: 'danger' } as const

/** Every certificate, what runs out first in front. */
export function CertificatesPanel({ of: { certificates } }: Props) {
  const t = useMessages(storeDetailMessages)
  return (
    <Panel title={t('certificates')} more={<MoreLink to="/admin/certificate/list">{t('allCertificates')}</MoreLink>}>
      {certificates.length === 0 ? (
        <p className="bx t13 c3">{t('noCertificates')}</p>
      ) : (
        <div className="tsc">
          <table className="tbl cds">
            <thead>
              <tr>
                <th>{t('colCertificate')}</th>
                <th>{t('colNumber')}</th>
                <th>{t('colUntil')}</th>
                <th>{t('colState')}</th>
              </tr>
            </thead>
            <tbody>
              {certificates.map((one) => (
                <tr key={one.certificateId}>
                  <td>
                    <div className="b5">{one.certificateName}</div>
                    <div className="t12 c3">{one.issuer}</div>
                  </td>
                  <td className="num" data-l={t('colNumber')}>
                    {one.number}
                  </td>
                  <td className="num" data-l={t('colUntil')}>
                    {one.validUntil || t('lasting')}{' '}
                    {one.expiry !== 'none' && (
                      <Tag small tone={one.expiry === 'over' ? 'danger' : 'warn'}>
                        {t(`expiry_${one.expiry}`)}
                      </Tag>
                    )}
                  </td>
                  <td data-l={t('colState')}>
                    <StateDot tone={tones[one.state]}>{t(`state_${one.state}`)}</StateDot>
                    {one.judgedTime && <div className="t12 c3 num">{shortTime(one.judgedTime)}</div>}
                    {one.reason !== '' && <div className="t12 c2">{one.reason}</div>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
