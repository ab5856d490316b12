import { Checkbox, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { addressList } from '../../../../modules/member/endpoints.ts'
import { closeRules } from '../../../../modules/rfq/rules/closing-rule.ts'
import { rfqPageMessages } from '../../../../modules/rfq/messages.ts'
import type { RfqFormDraft } from './rfq-draft.ts'
import type { FieldErrors } from '../../../../modules/rfq/ui/field-errors.ts'
import { MinuteInput } from '../../../../ui/console/form/value-inputs.tsx'

type Props = { readonly draft: RfqFormDraft; readonly errors: FieldErrors; readonly onChange: (change: Partial<RfqFormDraft>) => void }

/** Title, place, closing rule and what is said about the whole. */
export function RfqTermsFields({ draft, errors, onChange }: Props) {
  const t = useMessages(rfqPageMessages)
  const addresses = useCall(addressList, {})
  const field = (name: 'title' | 'addressId' | 'closeRule' | 'closeTime' | 'closeCount' | 'note', input: ReactNode, help?: ReactNode) => (
    <Form.Item label={t(`field_${name}`)} htmlFor={`rfq-${name}`} validateStatus={errors[name] ? 'error' : ''} help={errors[name] ?? help}>
      {input}
    </Form.Item>
  )
  const list = addresses.data?.list ?? []
  return (
    <Form layout="vertical" requiredMark={false} component="div">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-x-4 gap-y-0">
        {field(
          'title',
          <Input
            id="rfq-title"
            maxLength={80}
            placeholder={t('titleHint')}
            value={draft.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />,
        )}
        {field(
          'addressId',
          <Select
            id="rfq-addressId"
            aria-label={t('field_addressId')}
            value={draft.addressId}
            placeholder={t('addressHint')}
            onChange={(addressId: number) => onChange({ addressId })}
            options={list.map((one) => ({ value: one.addressId, label: `${one.memberName} ${one.addressAll} ${one.detailAddress}` }))}
          />,
          list.length === 0 ? (
            <Anchor className="lk" to="/member/address/list">
              {t('addAddress')}
            </Anchor>
          ) : (
            t('addressPrivate')
          ),
        )}
        {field(
          'closeRule',
          <Select
            id="rfq-closeRule"
            aria-label={t('field_closeRule')}
            value={draft.closeRule}
            onChange={(closeRule) => onChange({ closeRule })}
            options={closeRules.map((value) => ({ value, label: t(`rule_${value}`) }))}
          />,
        )}
        {draft.closeRule !== 'COUNT' &&
          field(
            'closeTime',
            <MinuteInput id="rfq-closeTime" value={draft.closeTime} onChange={(closeTime) => onChange({ closeTime })} />,
            t('shanghaiTime'),
          )}
        {draft.closeRule !== 'TIME' &&
          field(
            'closeCount',
            <Input
              id="rfq-closeCount"
              inputMode="numeric"
              maxLength={2}
              value={draft.closeCount}
              onChange={(event) => onChange({ closeCount: event.target.value.replaceAll(/\D/g, '') })}
            />,
          )}
      </div>
      {field(
        'note',
        <Input.TextArea
          id="rfq-note"
          rows={3}
          maxLength={1000}
          placeholder={t('noteHint')}
          value={draft.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />,
      )}
      <Checkbox checked={draft.contactPublic} onChange={(event) => onChange({ contactPublic: event.target.checked })}>
        {t('contactPublic')}
      </Checkbox>
    </Form>
  )
}
