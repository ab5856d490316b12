import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useCall } from '../../../api/browser/use-call.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import type { LedgerAccountView } from '../../../modules/wallet/endpoints-admin.ts'
import { ledgerJournalCall, ledgerJournalExportCall, type JournalLineView } from '../../../modules/wallet/endpoints-ledger.ts'
import { accountKinds, postingKinds } from '../../../modules/wallet/rules/ledger-accounts.ts'
import { financeMessages } from '../../../modules/wallet/messages.ts'

const filterNames = ['accountId', 'accountKind', 'kind', 'reference', 'from', 'until'] as const

/** Every entry of the ledger; of one account with the proof of its balance. */
export default function JournalPage() {
  const t = useMessages(financeMessages)
  const { values, set, ...list } = useList('admin.journal', filterNames, { pageSize: 50 })
  const search = {
    accountId: Number(values.accountId) || 0,
    accountKind: accountKinds.find((one) => one === values.accountKind),
    kind: postingKinds.find((one) => one === values.kind),
    reference: values.reference,
    fromDate: values.from,
    untilDate: values.until,
  }
  const cursors = useCursors([search, list.size])
  const call = useCall(ledgerJournalCall, { ...search, cursor: cursors.cursor, pageSize: list.size })
  const { take } = useExportAll(ledgerJournalExportCall, search)
  const columns = useJournalColumns()
  return (
    <List
      label={t('journalTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(line) => `${line.accountId}-${line.place}`}
      columns={columns}
      pages={({ nextCursor }) => ({ cursors, next: nextCursor })}
      head={
        call.data?.account ? (
          <AccountProof of={call.data.account} />
        ) : (
          <div className="bx">
            <Note>{t('journalNote')}</Note>
          </div>
        )
      }
      filters={
        <>
          <KeywordFilter
            label={t('journalReference')}
            value={values.reference}
            maxLength={64}
            onSearch={(reference) => set({ reference })}
          />
          <ChoiceFilter
            label={t('colAccount')}
            value={search.accountKind ?? ''}
            all={t('allKinds')}
            values={accountKinds}
            word={(kind) => t(`kind_${kind}`)}
            onChange={(accountKind) => set({ accountKind, accountId: '' })}
          />
          <ChoiceFilter
            label={t('colKind')}
            value={search.kind ?? ''}
            all={t('allPostings')}
            values={postingKinds}
            word={(kind) => t(`posting_${kind}`)}
            onChange={(kind) => set({ kind })}
          />
          <DayRange
            start={values.from}
            end={values.until}
            labels={{ start: t('fromDay'), end: t('untilDay') }}
            onChange={(from, until) => set({ from, until })}
          />
        </>
      }
      exportAll={take}
      empty={<Empty icon="landmark" title={t('none')} />}
    />
  )
}

function AccountProof({ of }: { of: LedgerAccountView }) {
  const t = useMessages(financeMessages)
  return (
    <section className="kpi k2" aria-label={t('colProof')}>
      <div>
        <span className="l">
          {of.kindText} · {of.nameText}
        </span>
        <span className="v text-[18px]">{of.ownerName || t('colAccount')}</span>
      </div>
      <div>
        <span className="l">{t('colBalance')}</span>
        <span className="v num text-[18px]">¥{priceText(of.balance)}</span>
      </div>
      <div>
        <span className="l">{t('colProved')}</span>
        <span className="v num text-[18px]">¥{priceText(of.provedBalance)}</span>
      </div>
      <div>
        <span className="l">{t('colEntries')}</span>
        <span className="v num">{of.entries}</span>
      </div>
      <div>
        <span className="l">{t('colProof')}</span>
        <Tag tone={of.isProved ? 'ok' : 'danger'}>{t(of.isProved ? 'proved' : 'notProved')}</Tag>
      </div>
      <Anchor to="/admin/finance/ledger">
        <span className="l">{t('journalTitle')}</span>
        <span className="lk">{t('journalAll')}</span>
      </Anchor>
    </section>
  )
}

function useJournalColumns(): readonly ListColumn<JournalLineView>[] {
  const t = useMessages(financeMessages)
  return [
    {
      key: 'reference',
      title: t('colReference'),
      as: 'title',
      isTight: true,
      text: (line) => line.reference,
      cell: (line) => <div className="t12 c3 num">{line.note}</div>,
    },
    { key: 'kind', title: t('colKind'), text: (line) => line.kindText },
    {
      key: 'account',
      title: t('colAccount'),
      text: (line) => `${line.accountText} ${line.ownerName}`,
      cell: (line) => (
        <Anchor className="lk" to={`/admin/finance/ledger?accountId=${line.accountId}`}>
          {line.accountText}
          {line.ownerName !== '' && <div className="t12 c3">{line.ownerName}</div>}
        </Anchor>
      ),
    },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: (line) => line.amount,
      cell: (line) => (
        <span className={line.amount > 0 ? 'num cok' : 'num'}>
          {line.amount > 0 ? '+' : ''}
          {priceText(line.amount)}
        </span>
      ),
    },
    {
      key: 'after',
      title: t('colAfter'),
      align: 'right',
      isTight: true,
      text: (line) => line.balanceAfter,
      cell: (line) => <span className="num">{priceText(line.balanceAfter)}</span>,
    },
    { key: 'actor', title: t('colActor'), text: (line) => line.actorName },
    { key: 'time', title: t('colTime'), isTight: true, text: (line) => fullTime(line.time) },
  ]
}
