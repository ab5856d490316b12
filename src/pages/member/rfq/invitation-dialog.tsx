import { Alert, Input, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { invitationAdd, invitationCandidates, invitationChannels } from '../../../modules/guest-quotation/endpoints-invitation.ts'
import { invitationPageMessages } from '../../../modules/guest-quotation/messages.ts'

type Props = { readonly inquirySn: string; readonly onDone: () => void; readonly onClose: () => void }

/** Invites a store, or somebody without an account. */
export function InvitationDialog({ inquirySn, onDone, onClose }: Props) {
  const t = useMessages(invitationPageMessages)
  const [draft, setDraft] = useState({
    channel: 'STORE' as (typeof invitationChannels)[number],
    name: '',
    mobile: '',
    email: '',
    storeId: 0,
  })
  const change = (what: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...what }))
  const typed = (name: 'name' | 'mobile' | 'email', most: number) => (errors: Readonly<Record<string, string>>) => (
    <Field id={`invite-${name}`} label={t(name)} error={errors[name]} isRequired>
      <Input
        id={`invite-${name}`}
        maxLength={most}
        value={draft[name]}
        onChange={(event) => change({ [name]: event.target.value.trimStart() })}
      />
    </Field>
  )
  return (
    <ConsoleDialog
      title={t('invite')}
      ok={t('invite')}
      call={invitationAdd}
      input={{ inquirySn, ...draft }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field id="invite-channel" label={t('channel')}>
            <Select
              id="invite-channel"
              value={draft.channel}
              options={invitationChannels.toReversed().map((value) => ({ value, label: t(`channel_${value}`) }))}
              onChange={(channel) => change({ channel })}
            />
          </Field>
          {draft.channel === 'STORE' ? (
            <Field id="invite-store" label={t('store')} error={errors.storeId} help={t('storeHint')} isRequired>
              <StoreSelect inquirySn={inquirySn} storeId={draft.storeId} onChange={(storeId) => change({ storeId })} />
            </Field>
          ) : (
            typed('name', 60)(errors)
          )}
          {draft.channel === 'SMS' && typed('mobile', 11)(errors)}
          {draft.channel === 'MAIL' && typed('email', 100)(errors)}
        </>
      )}
    </ConsoleDialog>
  )
}

function StoreSelect({ inquirySn, storeId, onChange }: { inquirySn: string; storeId: number; onChange: (storeId: number) => void }) {
  const t = useMessages(invitationPageMessages)
  const [keyword, setKeyword] = useState('')
  const { data } = useCall(invitationCandidates, { inquirySn, keyword })
  const chosen = data?.list.find((store) => store.storeId === storeId)
  return (
    <>
      <Select
        id="invite-store"
        showSearch={{ filterOption: false, onSearch: (text) => setKeyword(text.slice(0, 30)) }}
        value={storeId === 0 ? null : storeId}
        options={(data?.list ?? []).map((store) => ({
          value: store.storeId,
          label: [
            store.storeName,
            ...(store.isPartner ? [t('partner')] : []),
            ...(store.mark === null ? [] : [t('scored', { mark: store.mark })]),
            ...(store.standing === 'refused' ? [t('refusedMark')] : []),
          ].join(' · '),
          disabled: store.isInvited || store.standing === 'refused',
        }))}
        onChange={(id) => onChange(id ?? 0)}
      />
      {chosen?.standing === 'low' && (
        <Alert
          type="warning"
          showIcon
          title={t('lowMark', { mark: chosen.mark ?? 0 })}
          action={
            <a className="lk" href={`/store/introduce?vid=${storeId}`} target="_blank" rel="noreferrer">
              {t('trackRecord')}
            </a>
          }
        />
      )}
    </>
  )
}
