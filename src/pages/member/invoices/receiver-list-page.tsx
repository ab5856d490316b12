import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import {
  invoiceAddressList,
  invoiceAddressRemove,
  invoiceAddressSave,
  type InvoiceAddress,
} from '../../../modules/invoice/endpoints-titles.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'

const blank: InvoiceAddress = { receiverId: 0, receiver: '', phone: '', email: '', address: '', isDefault: 0 }

/** Who receives the member's invoices. */
export default function ReceiverListPage() {
  const t = useMessages(invoicePageMessages)
  const call = useCall(invoiceAddressList, {})
  const remove = useAct(invoiceAddressRemove)
  const [edited, setEdited] = useState<InvoiceAddress | null>(null)
  const done = () => {
    setEdited(null)
    call.reload()
  }
  return (
    <Panel
      title={t('addressTitle')}
      more={
        <Anchor className="lk t13" to="/member/invoice">
          {t('back')}
        </Anchor>
      }
    >
      <div className="bx col g3">
        <div>
          <Button tone="brand" icon="plus" onClick={() => setEdited(blank)}>
            {t('addAddressButton')}
          </Button>
        </div>
        <CallView call={call}>
          {({ list }) => (
            <>
              {list.length === 0 && <Empty icon="map-pin" title={t('noAddresses')} />}
              {list.map((of) => (
                <section key={of.receiverId} className="bx col g2" aria-label={of.receiver}>
                  <div className="row g2 wrp">
                    <b className="b5">{of.receiver}</b>
                    <span className="num">{of.phone}</span>
                    {of.isDefault === 1 && (
                      <Tag small tone="info">
                        {t('isDefault')}
                      </Tag>
                    )}
                  </div>
                  <span className="t13">{of.email}</span>
                  <span className="t13 c2">{of.address}</span>
                  <div className="row g2 wrp">
                    <Button size="sm" onClick={() => setEdited(of)}>
                      {t('change')}
                    </Button>
                    <Button
                      size="sm"
                      busy={remove.busy}
                      onClick={() => void remove.act({ receiverId: of.receiverId }, t('removed')).then((gone) => gone && call.reload())}
                    >
                      {t('remove')}
                    </Button>
                  </div>
                </section>
              ))}
            </>
          )}
        </CallView>
        {edited && <ReceiverDialog of={edited} onDone={done} onClose={() => setEdited(null)} />}
      </div>
    </Panel>
  )
}

const lengths = { receiver: 30, phone: 20, email: 100, address: 150 } as const

function ReceiverDialog({ of, onDone, onClose }: { of: InvoiceAddress; onDone: () => void; onClose: () => void }) {
  const t = useMessages(invoicePageMessages)
  const [words, setWords] = useState(of)
  return (
    <ConsoleDialog
      title={t(of.receiverId === 0 ? 'addAddressButton' : 'change')}
      call={invoiceAddressSave}
      input={words}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {(['receiver', 'phone', 'email', 'address'] as const).map((name) => (
            <Field key={name} id={`receiver-${name}`} label={t(name)} error={errors[name]}>
              <Input
                id={`receiver-${name}`}
                maxLength={lengths[name]}
                placeholder={name === 'address' ? t('addressHint') : ''}
                value={words[name]}
                onChange={(event) => setWords({ ...words, [name]: event.target.value })}
              />
            </Field>
          ))}
          <Checkbox checked={words.isDefault === 1} onChange={(event) => setWords({ ...words, isDefault: event.target.checked ? 1 : 0 })}>
            {t('setDefault')}
          </Checkbox>
        </>
      )}
    </ConsoleDialog>
  )
}
