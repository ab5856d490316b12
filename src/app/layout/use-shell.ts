import { useRouteLoaderData } from 'react-router'
import type { ShellData } from './shell-data.ts'

/** The frame's data on any page; null only while the root itself failed. */
export function useShell(): ShellData | null {
  return useRouteLoaderData<ShellData>('root') ?? null
}
