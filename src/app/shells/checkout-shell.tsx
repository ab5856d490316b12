import { Outlet } from 'react-router'

export default function CheckoutShell() {
  return <Outlet />
}
