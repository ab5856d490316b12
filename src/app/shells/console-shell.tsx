import { Outlet } from 'react-router'

export default function ConsoleShell() {
  return <Outlet />
}
