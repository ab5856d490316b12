import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { adminRegionAdd, adminRegionSave, type adminRegionList } from '../../../modules/site/endpoints-regions.ts'
import { regionMessages } from './messages.ts'

export type AdminRegion = OutputOf<typeof adminRegionList>['list'][number]
type Props = {
  /** The region to change, or the code and name of the one above a new region. */
  readonly of: AdminRegion | { readonly above: string; readonly aboveName: string }
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Names of a region, or a new one under another. */
export function RegionDialog({ of, onDone, onClose }: Props) {
  const t = useMessages(regionMessages)
  const known = 'code' in of ? of : null
  const [form, setForm] = useState({
    code: known?.code ?? ('above' in of ? of.above : ''),
    name: known?.name ?? '',
    nameEn: known?.nameEn ?? '',
  })
  const field = (name: keyof typeof form, most: number, error: string | undefined, help?: string) => (
    <Field id={`region-${name}`} label={t(name)} error={error} help={help}>
      <Input
        id={`region-${name}`}
        maxLength={most}
        value={form[name]}
        onChange={(event) => setForm({ ...form, [name]: event.target.value.trimStart() })}
      />
    </Field>
  )
  const names = (errors: Readonly<Record<string, string>>) => (
    <>
      {field('name', 40, errors['name'])}
      {field('nameEn', 80, errors['nameEn'], known ? t('spelledHelp', { name: known.spelled }) : undefined)}
    </>
  )
  if (known)
    return (
      <ConsoleDialog
        title={`${known.name} ${known.code}`}
        call={adminRegionSave}
        input={{ ...form, version: known.version, isEnabled: known.isEnabled }}
        onDone={onDone}
        onClose={onClose}
      >
        {names}
      </ConsoleDialog>
    )
  const title = 'above' in of && of.aboveName !== '' ? t('addUnder', { name: of.aboveName }) : t('add')
  return (
    <ConsoleDialog title={title} call={adminRegionAdd} input={form} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          {field('code', 6, errors['code'], t('codeHelp'))}
          {names(errors)}
        </>
      )}
    </ConsoleDialog>
  )
}
