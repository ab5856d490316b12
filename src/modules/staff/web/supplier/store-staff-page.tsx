import { storeStaffCalls } from '../../contract.ts'
import { StaffDesk } from '../parts/staff-desk.tsx'

/** The staff of the own store. */
export default function StoreStaffPage() {
  return <StaffDesk calls={storeStaffCalls} />
}
