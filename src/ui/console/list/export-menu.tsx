import { App, Dropdown } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../basic/button.tsx'
import { fileFormats, linesOf, saveLines, type FileFormat } from './export-rows.ts'
import type { ListColumn } from './list-columns.ts'
import { listMessages } from './messages.ts'

type Props<Row> = {
  /** The file's name without its ending. */
  readonly name: string
  readonly columns: readonly ListColumn<Row>[]
  readonly rows: readonly Row[]
  /** Asks the server for everything that the filters find. */
  readonly onAll: ((format: FileFormat) => Promise<void>) | undefined
}

/** Takes the list along: the shown columns of this page, or everything found where the server can write it. */
export function ExportMenu<Row>({ name, columns, rows, onAll }: Props<Row>) {
  const t = useMessages(listMessages)
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const take = async (key: string) => {
    const format = fileFormats.find((fileFormat) => key.endsWith(fileFormat)) ?? 'xlsx'
    setBusy(true)
    try {
      if (key.startsWith('all') && onAll) await onAll(format)
      else await saveLines(linesOf(columns, rows), format, name)
    } catch {
      void message.error(t('exportFailed'))
    } finally {
      setBusy(false)
    }
  }
  const group = (from: 'shown' | 'all', label: string) => ({
    type: 'group' as const,
    key: from,
    label,
    children: fileFormats.map((format) => ({ key: `${from}.${format}`, label: t(`file_${format}`) })),
  })
  const items = [group('shown', t('exportShown')), ...(onAll ? [group('all', t('exportAll'))] : [])]
  return (
    <Dropdown trigger={['click']} disabled={busy || rows.length === 0} menu={{ items, onClick: ({ key }) => void take(key) }}>
      <Button icon="download" busy={busy} disabled={rows.length === 0}>
        {t('export')}
      </Button>
    </Dropdown>
  )
}
