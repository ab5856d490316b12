import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot, Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { AdminCertificate } from '../../../modules/store/endpoints-certificates.ts'
import { certificateMessages } from './messages.ts'

export type CertificateDecision = { readonly certificate: AdminCertificate; readonly act: AdminCertificate['can'][number] }

const tones = { waiting: 'warn', checked: 'ok', returned: 'danger' } as const
const isOver = (day: string) => day !== '' && Date.parse(`${day}T23:59:59+08:00`) < Date.now()

/** Certificates with what the platform may say of each. */
export function useCertificateColumns(onJudge: (judging: CertificateDecision) => void): readonly ListColumn<AdminCertificate>[] {
  const t = useMessages(certificateMessages)
  return [
    {
      key: 'certificate',
      title: t('colCertificate'),
      as: 'title',
      text: ({ certificateName }) => certificateName,
      cell: ({ goodsName, issuer, image }) => (
        <>
          <div className="t12 c3">{goodsName || issuer}</div>
          {image !== '' && (
            <a className="lk t12" href={`${image}?w=1440`} target="_blank" rel="noopener noreferrer">
              {t('picture')}
            </a>
          )}
        </>
      ),
    },
    {
      key: 'number',
      title: t('colNumber'),
      text: ({ number }) => number,
      cell: ({ number }) => <span className="num">{number}</span>,
    },
    { key: 'store', title: t('colStore'), text: ({ storeName }) => storeName },
    {
      key: 'until',
      title: t('colUntil'),
      isTight: true,
      text: ({ validUntil }) => validUntil || t('lasting'),
      cell: ({ validUntil }) => (
        <span className="num">
          {validUntil || t('lasting')} {isOver(validUntil) && <Tag small>{t('expired')}</Tag>}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ state }) => t(`tab_${state}`),
      cell: ({ state, judgedTime, reason }) => (
        <>
          <StateDot tone={tones[state]}>{t(`tab_${state}`)}</StateDot>
          {judgedTime && <div className="t12 c3 num nw">{shortTime(judgedTime)}</div>}
          {reason !== '' && <div className="t12 c2">{reason}</div>}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('colActs'),
      as: 'actions',
      cell: (certificate) =>
        certificate.can.map((act) => (
          <Button key={act} size="sm" tone={act === 'check' ? 'brand' : 'danger'} onClick={() => onJudge({ certificate, act })}>
            {t(`act_${act}`)}
          </Button>
        )),
    },
  ]
}
