import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import type { adminBillExport } from '../endpoints-admin.ts'
import type { BillView, sellerBillExport } from '../endpoints.ts'
import { settlementPageMessages } from '../messages.ts'
import { billFileParts } from '../rules/bill-file.ts'

type Props = { readonly of: BillView; readonly call: typeof sellerBillExport | typeof adminBillExport }

/** The lines of a bill as files; a large bill comes in parts. */
export function BillExport({ of, call }: Props) {
  const parts = billFileParts(of.lineNum)
  return Array.from({ length: parts }, (_one, place) => (
    <PartButtons key={place} of={of} call={call} part={place + 1} isOnly={parts === 1} />
  ))
}

function PartButtons({ of, call, part, isOnly }: Props & { readonly part: number; readonly isOnly: boolean }) {
  const t = useMessages(settlementPageMessages)
  // The calls of stores and of the platform take the same question and give the same file.
  const { take, busy } = useExportAll(call as typeof sellerBillExport, { billId: of.billId, part })
  return (
    <>
      <Button busy={busy} icon="download" onClick={() => void take('xlsx')}>
        {isOnly ? t('exportXlsx') : t('exportPart', { part })}
      </Button>
      {isOnly && (
        <Button busy={busy} icon="download" onClick={() => void take('csv')}>
          {t('exportCsv')}
        </Button>
      )}
    </>
  )
}
