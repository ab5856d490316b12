import { admit } from '../../api/guard.ts'
import type { Caller } from '../../api/caller.ts'
import { menuPaths } from './console/menus.ts'
import { pageOfPattern } from '../routing/pages.ts'

// Links of the frame; one whose page comes with a later feature is not shown.
const frameLinks = [
  '/',
  '/goods/list',
  '/goods/category',
  '/goods/brand',
  '/goods/new',
  '/rank',
  '/zinc',
  '/quotation',
  '/topic',
  '/zincFactory',
  '/activity',
  '/store/list',
  '/article',
  '/information',
  '/vc',
  '/agreement',
  '/login',
  '/register',
  '/isp_register',
  '/cart/index',
  '/enquiry/index',
  '/member/index',
  '/member/order/list',
  '/member/order/aftersales',
  '/member/invoice',
  '/member/project/list',
  '/service',
  '/seller',
  '/admin',
  '/inquiry/purchaser/init_inquiry',
  '/inquiry/index',
  '/bid/index',
  '/prototype/replacement/search',
  '/quickOrder',
  '/demand',
  '/ai',
  '/coupon',
  '/sale/group',
  '/point/index',
  '/score',
]
// A visitor sees no console, so the frame of public pages is spared their addresses.
const allLinks = [...frameLinks, ...menuPaths]

/** Addresses of the frame's links whose pages exist and open to the visitor, or to whom logs in. */
export function layoutLinksFor(caller: Caller): readonly string[] {
  return (caller.member ? allLinks : frameLinks).filter((path) => {
    const row = pageOfPattern(path)
    // A public page behind a login is still worth a link; a console's page only to whom it opens.
    return row !== null && (row.guard === 'login' || admit(row.guard, caller) === null)
  })
}
