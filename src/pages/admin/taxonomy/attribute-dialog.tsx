import { Checkbox, Input, Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { attributeSave, matchRules, type AdminAttribute } from '../../../modules/taxonomy/endpoints-admin.ts'
import { attributeKinds } from '../../../modules/taxonomy/rules/attribute-kinds.ts'
import { taxonomyAdminMessages } from './messages.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'

const fresh = {
  code: '',
  labelZh: '',
  labelEn: '',
  kind: 'enum' as const,
  unit: '',
  isFacet: 1 as const,
  isCompared: 1 as const,
  isSkuAxis: 0 as const,
  options: [] as string[],
}

type Form = Omit<AdminAttribute, 'categoryNum' | 'version' | 'matchRule'> & { readonly matchRule: (typeof matchRules)[number] }

/** Words, kind and uses of an attribute; its code is written once. */
export function AttributeDialog({
  attribute,
  onDone,
  onClose,
}: {
  attribute: AdminAttribute | null
  onDone: () => void
  onClose: () => void
}) {
  const t = useMessages(taxonomyAdminMessages)
  const { categoryNum: _count, version, ...known } = attribute ?? { ...fresh, matchRule: 'exact', categoryNum: 0, version: 0 }
  const [form, setForm] = useState<Form>({ ...known, matchRule: matchRules.find((rule) => rule === known.matchRule) ?? 'ignore' })
  const put = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }))
  const line = (name: 'labelZh' | 'labelEn' | 'unit', label: string, error: string | undefined) => (
    <Field id={`attribute-${name}`} label={label} error={error}>
      <Input id={`attribute-${name}`} value={form[name]} maxLength={40} onChange={(event) => put({ [name]: event.target.value })} />
    </Field>
  )
  return (
    <ConsoleDialog
      title={attribute ? attribute.code : t('addAttribute')}
      call={attributeSave}
      input={{ ...form, expectedVersion: version }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {!attribute && (
            <Field id="attribute-code" label={t('code')} error={errors['code']} help={t('codeHelp')}>
              <Input id="attribute-code" value={form.code} maxLength={40} onChange={(event) => put({ code: event.target.value.trim() })} />
            </Field>
          )}
          {line('labelZh', t('nameZh'), errors['labelZh'])}
          {line('labelEn', t('nameEn'), errors['labelEn'])}
          {line('unit', t('unit'), errors['unit'])}
          <Field id="attribute-kind" label={t('colKind')} error={errors['kind']}>
            <Select
              id="attribute-kind"
              value={form.kind}
              options={attributeKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
              onChange={(kind) => put({ kind })}
            />
          </Field>
          <Field id="attribute-rule" label={t('matchRule')} error={errors['matchRule']}>
            <Select
              id="attribute-rule"
              value={form.matchRule}
              options={matchRules.map((rule) => ({ value: rule, label: t(`rule_${rule}`) }))}
              onChange={(matchRule) => put({ matchRule })}
            />
          </Field>
          <Field id="attribute-options" label={t('options')} error={errors['options']} help={t('optionsHint')}>
            <Select
              id="attribute-options"
              mode="tags"
              open={false}
              suffixIcon={null}
              value={form.options}
              onChange={(options: string[]) => put({ options })}
            />
          </Field>
          {(['isFacet', 'isCompared', 'isSkuAxis'] as const).map((use) => (
            <Checkbox key={use} checked={form[use] === 1} onChange={(event) => put({ [use]: event.target.checked ? 1 : 0 })}>
              {t(use)}
            </Checkbox>
          ))}
        </>
      )}
    </ConsoleDialog>
  )
}
