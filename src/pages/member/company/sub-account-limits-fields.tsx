import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useCall } from '../../../api/browser/use-call.ts'
import { Select } from '../../../ui/form/choice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { roleList } from '../../../modules/enterprise/endpoints-roles.ts'
import { companyMessages } from './messages.ts'

/** What a company decides about a sub-account, as typed. */
export type SubAccountLimits = {
  readonly roleId: number
  readonly costCentreId: number | ''
  readonly orderLimit: string
  readonly monthLimit: string
}
type Errors = Readonly<Record<string, string | undefined>>

/** Role, cost centre and limits. */
export function SubAccountLimitsFields({
  value,
  errors,
  onChange,
}: {
  value: SubAccountLimits
  errors: Errors
  onChange: (change: Partial<SubAccountLimits>) => void
}) {
  const t = useMessages(companyMessages)
  const known = useCall(roleList, {}).data
  return (
    <>
      <Select
        label={t('role')}
        size="lg"
        value={String(value.roleId || '')}
        error={errors.roleId}
        options={[{ value: '', label: '' }, ...(known?.roles ?? []).map((role) => ({ value: String(role.roleId), label: role.name }))]}
        onChange={(event) => onChange({ roleId: Number(event.target.value) })}
      />
      <Select
        label={t('centre')}
        size="lg"
        value={String(value.costCentreId)}
        error={errors.costCentreId}
        options={[
          { value: '', label: t('noCentre') },
          ...(known?.costCentres ?? []).map((costCentre) => ({
            value: String(costCentre.costCentreId),
            label: `${costCentre.code} ${costCentre.name}`,
          })),
        ]}
        onChange={(event) => onChange({ costCentreId: event.target.value === '' ? '' : Number(event.target.value) })}
      />
      <TextField
        label={t('orderLimit')}
        size="lg"
        inputMode="decimal"
        maxLength={16}
        value={value.orderLimit}
        error={errors.orderLimit}
        hint={t('orderLimitHelp')}
        onChange={(event) => onChange({ orderLimit: event.target.value.trim() })}
      />
      <TextField
        label={t('monthLimit')}
        size="lg"
        inputMode="decimal"
        maxLength={16}
        value={value.monthLimit}
        error={errors.monthLimit}
        hint={t('monthLimitHelp')}
        onChange={(event) => onChange({ monthLimit: event.target.value.trim() })}
      />
    </>
  )
}
