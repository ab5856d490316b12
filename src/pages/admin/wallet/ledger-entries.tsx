import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { ledgerEntryListCall } from '../../../modules/wallet/endpoints-admin.ts'
import { financeMessages } from '../../../modules/wallet/messages.ts'

const pageSize = 10

/** The entries of one account, the newest first, each with the balance that it makes. */
export function LedgerEntries({ accountId }: { accountId: number }) {
  const t = useMessages(financeMessages)
  const [page, setPage] = useState(1)
  const call = useCall(ledgerEntryListCall, { accountId, current: page, pageSize })
  return (
    <CallView call={call}>
      {({ list, total }) => (
        <>
          <div className="tsc">
            <table className="tbl cds" aria-label={t('entriesOf')}>
              <thead>
                <tr>
                  <th className="r">{t('colPlace')}</th>
                  <th>{t('colTime')}</th>
                  <th>{t('colKind')}</th>
                  <th>{t('colReference')}</th>
                  <th>{t('colActor')}</th>
                  <th className="r">{t('colAmount')}</th>
                  <th className="r">{t('colAfter')}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((line) => (
                  <tr key={line.place}>
                    <td className="r num" data-l={t('colPlace')}>
                      {line.place}
                    </td>
                    <td className="num nw t12" data-l={t('colTime')}>
                      {fullTime(line.time)}
                    </td>
                    <td data-l={t('colKind')}>{line.kindText}</td>
                    <td className="num t12" data-l={t('colReference')}>
                      {line.reference} <span className="c3">{line.note}</span>
                    </td>
                    <td className="t12" data-l={t('colActor')}>
                      {line.actorName}
                    </td>
                    <td className={line.amount > 0 ? 'r num nw cok' : 'r num nw'} data-l={t('colAmount')}>
                      {line.amount > 0 ? '+' : ''}
                      {priceText(line.amount)}
                    </td>
                    <td className="r num nw" data-l={t('colAfter')}>
                      {priceText(line.balanceAfter)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <PageTurner page={page} pageSize={pageSize} total={total} onTurn={setPage} />
        </>
      )}
    </CallView>
  )
}
