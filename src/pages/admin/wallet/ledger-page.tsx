import { useMemo } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { ledgerAccountListCall, type LedgerAccountView, type LedgerAccounts } from '../../../modules/wallet/endpoints-admin.ts'
import { accountKinds } from '../../../modules/wallet/rules/ledger-accounts.ts'
import { financeMessages } from '../../../modules/wallet/messages.ts'
import { LedgerEntries } from './ledger-entries.tsx'

const filterNames = ['kind', 'keyword'] as const

/** The ledger: every account with its balance proved from its entries, which unfold below it. */
export default function LedgerPage() {
  const t = useMessages(financeMessages)
  const { values, set, ...list } = useList('admin.ledger', filterNames, { remembered: true })
  const kind = accountKinds.find((one) => one === values.kind)
  const call = useCall(ledgerAccountListCall, { kind, keyword: values.keyword, current: list.page, pageSize: list.size })
  const columns = useAccountColumns()
  return (
    <div className="col g3">
      {call.data && <Proof proof={call.data.proof} />}
      <List
        label={t('ledgerTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(account) => account.accountId}
        columns={columns}
        unfold={(account) => <LedgerEntries accountId={account.accountId} />}
        pages={({ total }) => ({ total })}
        head={
          <div className="bx">
            <Note>{t('ledgerNote')}</Note>
          </div>
        }
        tabs={{
          list: [{ key: '', label: t('allKinds') }, ...accountKinds.map((key) => ({ key, label: t(`kind_${key}`) }))],
          current: kind ?? '',
          onChange: (next) => set({ kind: next }),
        }}
        filters={
          <KeywordFilter label={t('ledgerKeyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />
        }
        empty={<Empty icon="landmark" title={t('none')} />}
      />
    </div>
  )
}

function Proof({ proof }: { proof: LedgerAccounts['proof'] }) {
  const t = useMessages(financeMessages)
  const figures = [
    ['proofAccounts', proof.accounts, false],
    ['proofTransactions', proof.transactions, false],
    ['proofEntries', proof.entries, false],
    ['proofSum', proof.sum, proof.sum !== 0],
    ['proofUnbalanced', proof.unbalanced, proof.unbalanced > 0],
    ['proofWrong', proof.wrong, proof.wrong > 0],
  ] as const
  return (
    <section className="pan kpi" aria-label={t('colProof')}>
      {figures.map(([key, value, isWrong]) => (
        <div key={key}>
          <span className="l">{t(key)}</span>
          <span className={isWrong ? 'v num cd' : 'v num'}>{value}</span>
        </div>
      ))}
    </section>
  )
}

function useAccountColumns(): readonly ListColumn<LedgerAccountView>[] {
  const t = useMessages(financeMessages)
  return useMemo(() => {
    const money = (key: string, title: string, of: (account: LedgerAccountView) => number): ListColumn<LedgerAccountView> => ({
      key,
      title,
      align: 'right',
      isTight: true,
      text: of,
      cell: (account) => <span className="num">¥{priceText(of(account))}</span>,
    })
    return [
      {
        key: 'account',
        title: t('colAccount'),
        as: 'title',
        text: (account) => `${account.kindText} · ${account.nameText}`,
        cell: (account) => (
          <>
            {account.ownerId > 0 && <div className="t12 c3">{account.ownerName || account.ownerId}</div>}
            <Anchor className="lk t12" to={`/admin/finance/ledger?accountId=${account.accountId}`}>
              {t('journalOf')}
            </Anchor>
          </>
        ),
      },
      money('balance', t('colBalance'), (account) => account.balance),
      money('proved', t('colProved'), (account) => account.provedBalance),
      money('held', t('colHeld'), (account) => account.held),
      { key: 'entries', title: t('colEntries'), align: 'right', isTight: true, text: (account) => account.entries },
      {
        key: 'proof',
        title: t('colProof'),
        as: 'state',
        text: (account) => t(account.isProved ? 'proved' : 'notProved'),
        cell: (account) => (
          <Tag tone={account.isProved ? 'ok' : 'danger'} small>
            {t(account.isProved ? 'proved' : 'notProved')}
          </Tag>
        ),
      },
      // Holds the button that unfolds the entries.
      { key: 'actions', title: t('entriesOf'), as: 'actions' },
    ]
  }, [t])
}
