import { Dropdown } from 'antd'
import type { Callable, RefInput, RefOutput } from '../../api/browser/call-ref.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { Button } from '../basic/button.tsx'
import { keepFile } from '../basic/save-file.ts'
import { useAct } from './use-act.ts'
import { consoleKitMessages } from './messages.ts'

const formats = ['xlsx', 'csv'] as const
type Kept = { readonly fileName: string; readonly base64: string }

const isKept = (file: unknown): file is Kept => typeof file === 'object' && file !== null && 'fileName' in file && 'base64' in file

type Props<Ref extends Callable> = {
  /** Answers the list as a file. */
  readonly call: RefOutput<Ref> extends Kept ? Ref : never
  /** The filters of the list as it is shown. */
  readonly filters: Omit<RefInput<Ref>, 'format'>
  readonly disabled?: boolean
}

/** Takes the shown list along as a spreadsheet or as CSV, by the filters that are set. */
export function ExportButton<Ref extends Callable>({ call, filters, disabled = false }: Props<Ref>) {
  const t = useMessages(consoleKitMessages)
  const { act, busy } = useAct(call)
  const take = async (format: string) => {
    const done = await act({ ...filters, format } as RefInput<Ref>)
    const file: unknown = done?.data
    if (isKept(file)) keepFile(file)
  }
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled || busy}
      menu={{ items: formats.map((key) => ({ key, label: t(`export_${key}`) })), onClick: ({ key }) => void take(key) }}
    >
      <Button icon="download" busy={busy} disabled={disabled}>
        {t('export')}
      </Button>
    </Dropdown>
  )
}
