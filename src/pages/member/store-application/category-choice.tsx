import type { z } from 'zod'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { Endpoint } from '../../../api/endpoint.ts'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { ErrorLine } from '../../../ui/form/field.tsx'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'

// The categories belong to a later module; only what is read here is said here.
type TopCategories = Endpoint<z.ZodType<unknown, { categoryId: number }>, z.ZodType<{ categoryId: number; categoryName: string }[]>>
const categoriesRef = callRef<TopCategories>('GET', 'v3/goods/front/goods/category/listByPId')

/** The top categories that a supplier sells. */
export function CategoryChoice({
  value,
  error,
  onChange,
}: {
  value: readonly number[]
  error?: string
  onChange: (ids: number[]) => void
}) {
  const t = useMessages(storeApplicationMessages)
  const known = useCall(categoriesRef, { categoryId: 0 }).data ?? []
  return (
    <fieldset className="fld">
      <legend className="fld-l">
        {t('categoryIds')}
        <em className="cd"> *</em>
      </legend>
      <div className="row g3 flex-wrap">
        {known.map(({ categoryId, categoryName }) => (
          <Checkbox
            key={categoryId}
            checked={value.includes(categoryId)}
            onChange={(event) => onChange(event.target.checked ? [...value, categoryId] : value.filter((id) => id !== categoryId))}
          >
            {categoryName}
          </Checkbox>
        ))}
      </div>
      <ErrorLine error={error} />
    </fieldset>
  )
}
