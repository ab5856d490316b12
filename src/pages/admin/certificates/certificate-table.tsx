import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot, Tag } from '../../../ui/basic/tag.tsx'
import type { AdminCertificate } from '../../../modules/store/endpoints-certificates.ts'
import { certificateMessages } from './messages.ts'

export type CertificateDecision = { readonly certificate: AdminCertificate; readonly act: AdminCertificate['can'][number] }

const tones = { waiting: 'warn', checked: 'ok', returned: 'danger' } as const
const isOver = (day: string) => day !== '' && Date.parse(`${day}T23:59:59+08:00`) < Date.now()

/** Certificates with what the platform may say of each. */
export function CertificateTable({
  list,
  onJudge,
}: {
  list: readonly AdminCertificate[]
  onJudge: (judging: CertificateDecision) => void
}) {
  const t = useMessages(certificateMessages)
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th>{t('colCertificate')}</th>
            <th>{t('colNumber')}</th>
            <th>{t('colStore')}</th>
            <th>{t('colUntil')}</th>
            <th>{t('colState')}</th>
            <th>{t('colActs')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={`${one.certificateId}/${one.goodsId}/${one.number}`}>
              <td>
                <div className="b5">{one.certificateName}</div>
                <div className="t12 c3">{one.goodsName || one.issuer}</div>
                {one.image !== '' && (
                  <a className="lk t12" href={`${one.image}?w=1440`} target="_blank" rel="noopener noreferrer">
                    {t('picture')}
                  </a>
                )}
              </td>
              <td className="num">{one.number}</td>
              <td>{one.storeName}</td>
              <td className="num nw">
                {one.validUntil || t('lasting')} {isOver(one.validUntil) && <Tag small>{t('expired')}</Tag>}
              </td>
              <td>
                <StateDot tone={tones[one.state]}>{t(`tab_${one.state}`)}</StateDot>
                {one.judgedTime && <div className="t12 c3 num nw">{shortTime(one.judgedTime)}</div>}
                {one.reason !== '' && <div className="t12 c2">{one.reason}</div>}
              </td>
              <td>
                <span className="row g2">
                  {one.can.map((act) => (
                    <Button
                      key={act}
                      size="sm"
                      tone={act === 'check' ? 'brand' : 'danger'}
                      onClick={() => onJudge({ certificate: one, act })}
                    >
                      {t(`act_${act}`)}
                    </Button>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
