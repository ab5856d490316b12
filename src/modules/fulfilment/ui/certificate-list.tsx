import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { QualityCertificateView } from '../endpoints-certificates.ts'
import { certificateMessages } from '../messages.ts'
import { DocumentDownload } from './document-download.tsx'

const tones: Readonly<Record<QualityCertificateView['verdict'], StateTone>> = {
  CONFORMS: 'ok',
  DEVIATES: 'danger',
  INCOMPLETE: 'price',
  NO_LIMITS: 'quiet',
}

type Found = { readonly list: readonly QualityCertificateView[]; readonly total: number }
type Props<Data> = ListPlace<Data> & {
  readonly viewer: 'buyer' | 'store'
  readonly onVoid?: (certificate: QualityCertificateView) => void
}

/** Certificates of quality for their buyer or their store. */
export function CertificateList<Data extends Found>({ viewer, onVoid, ...place }: Props<Data>) {
  const columns = useCertificateColumns(viewer, onVoid)
  return (
    <List
      {...place}
      rows={(found: Data) => found.list}
      keyOf={(certificate) => certificate.certificateSn}
      columns={columns}
      to={({ certificateSn }) => `/vc?code=${certificateSn}`}
      pages={({ total }) => ({ total })}
    />
  )
}

function useCertificateColumns(
  viewer: Props<Found>['viewer'],
  onVoid: Props<Found>['onVoid'],
): readonly ListColumn<QualityCertificateView>[] {
  const t = useMessages(certificateMessages)
  const folder = viewer === 'buyer' ? '/member' : '/seller'
  const verdict = ({ state, verdict: said }: QualityCertificateView) => t(state === 'VOID' ? 'isVoid' : said)
  return [
    { key: 'heat', title: t('heat'), as: 'title', isCopied: true, isTight: true, text: ({ heatNo }) => heatNo },
    { key: 'certificate', title: t('certificateNumber'), isTight: true, text: ({ certificateSn }) => certificateSn },
    {
      key: 'goods',
      title: t('goods'),
      text: ({ goodsName, specText }) => `${goodsName} ${specText}`,
      cell: ({ goodsName, specText, materialCode }) => (
        <>
          {goodsName} <span className="t12 c3">{specText}</span>
          {materialCode && <div className="t12 c3">{t('ownCode', { code: materialCode })}</div>}
        </>
      ),
    },
    {
      key: 'grade',
      title: t('grade'),
      text: ({ orderedGrade, standard }) => `${orderedGrade} ${standard}`.trim(),
      cell: ({ orderedGrade, standard }) => (
        <>
          {orderedGrade || '—'}
          <div className="t12 c3">{standard}</div>
        </>
      ),
    },
    {
      key: 'verdict',
      title: t('verdict'),
      as: 'state',
      text: verdict,
      cell: (one) => (
        <>
          <StateDot tone={one.state === 'VOID' ? 'quiet' : tones[one.verdict]}>{verdict(one)}</StateDot>
          {one.state === 'VOID' && <div className="t12 c3">{one.voidReason}</div>}
        </>
      ),
    },
    {
      key: 'papers',
      title: t('papers'),
      text: ({ orderSn, shipmentSn }) => `${orderSn} ${shipmentSn}`,
      cell: ({ orderSn, shipmentSn }) => (
        <span className="t12 num">
          <Anchor to={`${folder}/order/detail?orderSn=${orderSn}`}>{orderSn}</Anchor>
          <div className="c3">{shipmentSn}</div>
        </span>
      ),
    },
    { key: 'issued', title: t('issued'), isTight: true, text: ({ issueTime }) => fullTime(issueTime) },
    {
      key: 'actions',
      title: t('actions'),
      as: 'actions',
      cell: (one) =>
        one.state !== 'VOID' && (
          <>
            <DocumentDownload viewer={viewer} orderSn={one.orderSn} shipmentSn={one.shipmentSn} part="certificate" label={t('download')} />
            <ButtonLink size="sm" tone="ghost" to={`/vc?code=${one.certificateSn}`}>
              {t('verify')}
            </ButtonLink>
            {onVoid && one.can.includes('void') && (
              <Button size="sm" tone="ghost" onClick={() => onVoid(one)}>
                {t('void')}
              </Button>
            )}
          </>
        ),
    },
  ]
}
