import { useState } from 'react'
import type { Language } from '../../../kernel/i18n/translate.ts'
import type { SealableValue } from '../../../kernel/sealing/canonical-json.ts'
import { matchesReceipt } from '../../../kernel/sealing/receipt.ts'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { OpenedBidView, TenderNotice } from '../endpoints-schemas.ts'
import type { TenderTranslate } from './tender-documents.tsx'
import { TenderFiles, type OpenTenderFile } from './tender-files.tsx'

type Props = {
  readonly of: TenderNotice
  readonly t: TenderTranslate
  readonly lang: Language
  /** How a file of a bid is opened, for who may open some. */
  readonly openFile?: ((bidSn: string, fileId: string) => ReturnType<OpenTenderFile>) | undefined
}

async function isProven({ payload, nonce, receipt }: OpenedBidView): Promise<boolean> {
  if (payload === '') return false
  // The record holds the JSON that the server sealed.
  return matchesReceipt(JSON.parse(payload) as SealableValue, nonce, receipt)
}

/** The opening record: who bid how much and when. A press recomputes every receipt in this browser. */
export function OpeningRecord({ of, t, lang, openFile }: Props) {
  const [proofs, setProofs] = useState<ReadonlyMap<string, boolean> | null>(null)
  if (of.record.length === 0) return null
  const verify = async () => {
    const found = await Promise.all(of.record.map(async (bid) => [bid.bidSn, await isProven(bid)] as const))
    setProofs(new Map(found))
  }
  const groups = [...Map.groupBy(of.record, ({ lot }) => lot)]
  return (
    <Panel
      title={t('record')}
      sub={t(of.witnessRole === 'BIDDER' ? 'recordSubBidder' : 'recordSub', { opener: of.openerName, witness: of.witnessName })}
    >
      <div className="row g2 wrp px-4 py-3">
        <Button size="sm" tone="brand-outline" icon="shield-check" onClick={() => void verify()}>
          {t('verify')}
        </Button>
        <span className="t12 c3">{t('verifyHelp')}</span>
      </div>
      {groups.map(([lot, bids]) => (
        <RecordTable key={lot} lot={lot} bids={bids} proofs={proofs} t={t} lang={lang} openFile={openFile} />
      ))}
    </Panel>
  )
}

type TableProps = Pick<Props, 't' | 'lang' | 'openFile'> & {
  /** Empty in a tender without lots. */
  readonly lot: string
  readonly bids: readonly OpenedBidView[]
  readonly proofs: ReadonlyMap<string, boolean> | null
}

/** The bids for one lot. */
function RecordTable({ lot, bids, proofs, t, lang, openFile }: TableProps) {
  return (
    <>
      {lot !== '' && <h3 className="t14 b6 px-4 py-2">{lot}</h3>}
      <div className="tsc" tabIndex={0} role="region" aria-label={lot === '' ? t('record') : t('recordOf', { lot })}>
        <table className="tbl cds tnd">
          <thead>
            <tr>
              <th>{t('bidder')}</th>
              <th className="r">{t('total')}</th>
              <th>{t('result')}</th>
              <th>{t('receipt')}</th>
            </tr>
          </thead>
          <tbody>
            {bids.map((bid) => (
              <tr key={bid.bidSn}>
                <td data-l={t('bidder')}>
                  {bid.bidderTitle}
                  <div className="t12 c3 num">{formatTimestamp(new Date(bid.submitTime), lang)}</div>
                  {openFile && <TenderFiles files={bid.files} open={(fileId) => openFile(bid.bidSn, fileId)} label={t('bidFiles')} t={t} />}
                </td>
                <td className="r num nw" data-l={t('total')}>
                  {bid.total === null ? '—' : `¥${priceText(bid.total)}`}
                </td>
                <td data-l={t('result')}>
                  {bid.rank !== null && <span className="num">{t('rank', { rank: bid.rank })} </span>}
                  {bid.stateText}
                  {bid.reason !== '' && <div className="t12 c3">{bid.reason}</div>}
                </td>
                <td data-l={t('receipt')}>
                  <code className="t12 num wrap-anywhere">{bid.receipt}</code>{' '}
                  {proofs && (
                    <Tag tone={proofs.get(bid.bidSn) ? 'ok' : 'danger'} small>
                      {t(proofs.get(bid.bidSn) ? 'proven' : 'notProven')}
                    </Tag>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
