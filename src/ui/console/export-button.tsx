import { Dropdown } from 'antd'
import type { Callable, RefInput, RefOutput } from '../../api/browser/call-ref.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { Button } from '../basic/button.tsx'
import { fileFormats } from './list/export-rows.ts'
import { useExportAll, type ExportFile } from './list/use-export-all.ts'
import { consoleKitMessages } from './messages.ts'

type Props<Ref extends Callable> = {
  /** Answers the list as a file. */
  readonly call: RefOutput<Ref> extends ExportFile ? Ref : never
  /** The filters of the list as it is shown. */
  readonly filters: Omit<RefInput<Ref>, 'format'>
  readonly disabled?: boolean
}

/** Takes the shown list along as a spreadsheet or as CSV, by the filters that are set. */
export function ExportButton<Ref extends Callable>({ call, filters, disabled = false }: Props<Ref>) {
  const t = useMessages(consoleKitMessages)
  const { take, busy } = useExportAll<Ref>(call, filters)
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled || busy}
      menu={{
        items: fileFormats.map((key) => ({ key, label: t(`export_${key}`) })),
        onClick: ({ key }) => void take(fileFormats.find((fileFormat) => fileFormat === key) ?? 'xlsx'),
      }}
    >
      <Button icon="download" busy={busy} disabled={disabled}>
        {t('export')}
      </Button>
    </Dropdown>
  )
}
