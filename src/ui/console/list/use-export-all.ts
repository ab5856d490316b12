import { useCallback } from 'react'
import type { Callable, RefInput, RefOutput } from '../../../api/browser/call-ref.ts'
import { keepFile } from '../../basic/save-file.ts'
import { useAct } from '../use-act.ts'
import type { FileFormat } from './export-rows.ts'

export type ExportFile = { readonly fileName: string; readonly base64: string }

const isKept = (file: unknown): file is ExportFile => typeof file === 'object' && file !== null && 'fileName' in file && 'base64' in file

/** Asks a call for everything that the filters find, as a file for the browser to keep. */
export function useExportAll<Ref extends Callable>(
  call: RefOutput<Ref> extends ExportFile ? Ref : never,
  filters: Omit<RefInput<Ref>, 'format'>,
) {
  const { act, busy } = useAct(call)
  const take = useCallback(
    async (format: FileFormat) => {
      const done = await act({ ...filters, format } as RefInput<Ref>)
      const file: unknown = done?.data
      if (isKept(file)) keepFile(file)
    },
    [act, filters],
  )
  return { take, busy }
}
