import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { buyerAccountList, buyerAccountSave, sellerAccountList, sellerAccountSave, type ChartOfAccounts } from '../endpoints-ledger.ts'
import { adminAccountList, adminAccountSave } from '../endpoints-platform.ts'
import { bookkeepingPageMessages } from '../messages.ts'

const calls = {
  member: { list: buyerAccountList, save: buyerAccountSave },
  seller: { list: sellerAccountList, save: sellerAccountSave },
  admin: { list: adminAccountList, save: adminAccountSave },
} as const
type Side = keyof typeof calls
type Account = ChartOfAccounts['list'][number]

/** The accounts on which vouchers are booked; each is set by itself. */
export function AccountDialog({ side, onClose }: { side: Side; onClose: () => void }) {
  const t = useMessages(bookkeepingPageMessages)
  const call = useCall(calls[side].list, {})
  return (
    <Modal open title={t('accounts')} footer={null} onCancel={onClose} width={760}>
      <p className="t13 c2">{t('accountsHelp')}</p>
      <CallView call={call}>
        {({ list, mayChange }) => (
          <>
            {!mayChange && <p className="t13 cw">{t('accountsReadOnly')}</p>}
            <div className="tsc">
              <table className="tbl cds">
                <thead>
                  <tr>
                    <th>{t('colPurpose')}</th>
                    <th>{t('colCode')}</th>
                    <th>{t('colName')}</th>
                    <th className="r" aria-label={t('colActions')} />
                  </tr>
                </thead>
                <tbody>
                  {list.map((of) => (
                    <AccountRow key={`${of.purpose}${of.code}${of.name}`} of={of} side={side} mayChange={mayChange} onDone={call.reload} />
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </CallView>
    </Modal>
  )
}

function AccountRow({ of, side, mayChange, onDone }: { of: Account; side: Side; mayChange: boolean; onDone: () => void }) {
  const t = useMessages(bookkeepingPageMessages)
  const [code, setCode] = useState(of.code)
  const [name, setName] = useState(of.name)
  const { act, busy } = useAct(calls[side].save)
  const isChanged = code !== of.code || name !== of.name
  const save = async () => {
    if (await act({ purpose: of.purpose, code: code.trim(), name: name.trim() }, t('accountSaved'))) onDone()
  }
  return (
    <tr>
      <td>
        {of.purposeText} {!of.isStandard && <Tag tone="info">{t('ownAccount')}</Tag>}
      </td>
      <td data-l={t('colCode')}>
        <Input
          aria-label={`${of.purposeText} ${t('colCode')}`}
          value={code}
          maxLength={30}
          disabled={!mayChange}
          style={{ width: 130 }}
          onChange={(event) => setCode(event.target.value)}
        />
      </td>
      <td data-l={t('colName')}>
        <Input
          aria-label={`${of.purposeText} ${t('colName')}`}
          value={name}
          maxLength={60}
          disabled={!mayChange}
          onChange={(event) => setName(event.target.value)}
        />
      </td>
      <td className="r">
        {mayChange && (
          <Button size="sm" busy={busy} disabled={!isChanged || code.trim() === '' || name.trim() === ''} onClick={() => void save()}>
            {t('saveAccount')}
          </Button>
        )}
      </td>
    </tr>
  )
}
