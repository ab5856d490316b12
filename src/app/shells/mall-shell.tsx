import { Outlet } from 'react-router'

export default function MallShell() {
  return <Outlet />
}
