import { platformStaffCalls } from '../../../modules/staff/endpoints.ts'
import { StaffManagement } from '../../../modules/staff/ui/staff-management.tsx'

/** The platform's staff. */
export default function PlatformStaffPage() {
  return <StaffManagement calls={platformStaffCalls} />
}
