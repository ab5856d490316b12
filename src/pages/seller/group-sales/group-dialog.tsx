import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { sellerGroupSave, type GroupStaffRow } from '../../../modules/group-sale/endpoints-staff.ts'
import { groupAdminMessages } from '../../../modules/group-sale/messages.ts'
import { groupFormOf, groupInput } from './group-form.ts'
import { GroupFields } from './group-fields.tsx'

type Props = { readonly of: GroupStaffRow | null; readonly onDone: () => void; readonly onClose: () => void }

/** A draft of a group sale, new or again. */
export function GroupDialog({ of, onDone, onClose }: Props) {
  const t = useMessages(groupAdminMessages)
  const [form, setForm] = useState(() => groupFormOf(of, new Date()))
  const input = { ...groupInput(form), ownGroupSn: of?.groupSn ?? '', expectedVersion: of?.version ?? 0 }
  return (
    <ConsoleDialog title={t(of ? 'editTitle' : 'add')} call={sellerGroupSave} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <GroupFields
          form={form}
          errors={errors}
          named={of ? `${of.goodsName} ${of.specText}` : ''}
          set={(change) => setForm((before) => ({ ...before, ...change }))}
        />
      )}
    </ConsoleDialog>
  )
}
