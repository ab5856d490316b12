import { platformStaffCalls } from '../../contract.ts'
import { StaffDesk } from '../parts/staff-desk.tsx'

/** The platform's staff. */
export default function PlatformStaffPage() {
  return <StaffDesk calls={platformStaffCalls} />
}
