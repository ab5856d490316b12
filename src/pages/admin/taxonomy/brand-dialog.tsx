import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { brandSave, type AdminBrand } from '../../../modules/taxonomy/endpoints-admin.ts'
import { taxonomyAdminMessages } from './messages.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'

const fields = [
  ['nameZh', 40],
  ['nameEn', 60],
  ['producer', 80],
  ['producerEn', 120],
] as const

/** Names and producer of a brand. */
export function BrandDialog({ brand, onDone, onClose }: { brand: AdminBrand | null; onDone: () => void; onClose: () => void }) {
  const t = useMessages(taxonomyAdminMessages)
  const { nameZh = '', nameEn = '', producer = '', producerEn = '' } = brand ?? {}
  const [form, setForm] = useState({ nameZh, nameEn, producer, producerEn })
  return (
    <ConsoleDialog
      title={brand ? brand.nameZh : t('addBrand')}
      call={brandSave}
      input={{ ...form, brandId: brand?.brandId ?? 0, expectedVersion: brand?.version ?? 0 }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) =>
        fields.map(([name, most]) => (
          <Field key={name} id={`brand-${name}`} label={t(name)} error={errors[name]}>
            <Input
              id={`brand-${name}`}
              value={form[name]}
              maxLength={most}
              onChange={(event) => setForm({ ...form, [name]: event.target.value })}
            />
          </Field>
        ))
      }
    </ConsoleDialog>
  )
}
