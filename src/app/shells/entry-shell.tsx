import { Outlet } from 'react-router'

export default function EntryShell() {
  return <Outlet />
}
