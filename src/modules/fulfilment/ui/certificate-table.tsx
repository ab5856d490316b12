import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import type { QualityCertificateView } from '../endpoints-certificates.ts'
import { certificateMessages } from '../messages.ts'
import { DocumentDownload } from './document-download.tsx'

const tones: Readonly<Record<QualityCertificateView['verdict'], StateTone>> = {
  CONFORMS: 'ok',
  DEVIATES: 'danger',
  INCOMPLETE: 'price',
  NO_LIMITS: 'quiet',
}

type Props = {
  readonly list: readonly QualityCertificateView[]
  readonly viewer: 'buyer' | 'store'
  readonly onVoid?: (certificate: QualityCertificateView) => void
}

/** Certificates of quality for their buyer or their store. */
export function CertificateTable({ list, viewer, onVoid }: Props) {
  const t = useMessages(certificateMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('heat')}</th>
            <th>{t('goods')}</th>
            <th>{t('grade')}</th>
            <th>{t('verdict')}</th>
            <th>{t('papers')}</th>
            <th>{t('issued')}</th>
            <th className="r">{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <CertificateRow key={one.certificateSn} one={one} viewer={viewer} onVoid={onVoid} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Omit<Props, 'list' | 'onVoid'> & { readonly one: QualityCertificateView; readonly onVoid: Props['onVoid'] | undefined }

function CertificateRow({ one, viewer, onVoid }: RowProps) {
  const t = useMessages(certificateMessages)
  const isVoid = one.state === 'VOID'
  const order = viewer === 'buyer' ? `/member/order/detail?orderSn=${one.orderSn}` : `/seller/order/detail?orderSn=${one.orderSn}`
  return (
    <tr>
      <td>
        <b className="num">{one.heatNo}</b>
        <div className="t12 c3 num">{one.certificateSn}</div>
      </td>
      <td data-l={t('goods')}>
        {one.goodsName} <span className="t12 c3">{one.specText}</span>
        {one.materialCode && <div className="t12 c3">{t('ownCode', { code: one.materialCode })}</div>}
      </td>
      <td data-l={t('grade')}>
        {one.orderedGrade || '—'}
        <div className="t12 c3">{one.standard}</div>
      </td>
      <td data-l={t('verdict')}>
        <StateDot tone={isVoid ? 'quiet' : tones[one.verdict]}>{isVoid ? t('isVoid') : t(one.verdict)}</StateDot>
        {isVoid && <div className="t12 c3">{one.voidReason}</div>}
      </td>
      <td className="t12 num" data-l={t('papers')}>
        <Anchor to={order}>{one.orderSn}</Anchor>
        <div className="c3">{one.shipmentSn}</div>
      </td>
      <td className="t12 num nw" data-l={t('issued')}>
        {fullTime(one.issueTime)}
      </td>
      <td className="r">
        {!isVoid && (
          <span className="row g1 wrp">
            <DocumentDownload viewer={viewer} orderSn={one.orderSn} shipmentSn={one.shipmentSn} part="certificate" label={t('download')} />
            <ButtonLink size="sm" tone="ghost" to={`/vc?code=${one.certificateSn}`}>
              {t('verify')}
            </ButtonLink>
            {onVoid && one.can.includes('void') && (
              <Button size="sm" tone="ghost" onClick={() => onVoid(one)}>
                {t('void')}
              </Button>
            )}
          </span>
        )}
      </td>
    </tr>
  )
}
