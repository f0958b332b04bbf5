/** The codes of occupations by group, as stored and sent. `src/occupations` has their names and all else about them. */

export const occupationGroups = {
  garment: [
    'sewing_operator',
    'fabric_cutter',
    'ironing_worker',
    'garment_checker',
    'sewing_line_leader',
    'shoe_worker',
  ],
  hospitality: [
    'cook',
    'kitchen_helper',
    'waiter',
    'barista',
    'baker',
    'hotel_receptionist',
    'room_attendant',
    'tour_guide',
    'hospitality_manager',
  ],
  construction: [
    'construction_worker',
    'bricklayer',
    'carpenter',
    'electrician',
    'plumber',
    'welder',
    'aircon_technician',
    'maintenance_worker',
    'site_engineer',
  ],
  driving: [
    'delivery_rider',
    'car_driver',
    'truck_driver',
    'warehouse_worker',
    'vehicle_mechanic',
    'logistics_officer',
  ],
  sales: [
    'shop_assistant',
    'cashier',
    'sales_representative',
    'online_seller',
    'property_agent',
    'buyer',
    'store_manager',
  ],
  household: ['cleaner', 'domestic_worker', 'nanny', 'laundry_worker', 'gardener'],
  security: ['security_guard', 'security_supervisor'],
  factory: [
    'production_worker',
    'packer',
    'machine_operator',
    'machine_mechanic',
    'quality_controller',
    'production_manager',
  ],
  farming: ['farm_worker', 'rubber_tapper', 'livestock_worker', 'fisher'],
  beauty: ['hairdresser', 'beautician', 'massage_therapist'],
  health: ['nurse', 'midwife', 'doctor', 'pharmacist', 'lab_technician', 'clinic_receptionist'],
  teaching: ['preschool_teacher', 'school_teacher', 'language_teacher', 'skills_teacher', 'school_manager'],
  office: [
    'accountant',
    'office_assistant',
    'hr_officer',
    'bank_teller',
    'credit_officer',
    'insurance_officer',
    'customer_service',
    'marketing_officer',
    'translator',
    'business_analyst',
    'general_manager',
  ],
  technology: [
    'software_developer',
    'software_tester',
    'system_engineer',
    'it_support',
    'internet_installer',
    'data_specialist',
    'designer',
    'it_project_manager',
  ],
} as const;

export type OccupationGroup = keyof typeof occupationGroups;
export type Occupation = (typeof occupationGroups)[OccupationGroup][number];

export const occupationGroupCodes = Object.keys(occupationGroups) as readonly OccupationGroup[];
export const occupationCodes: readonly Occupation[] = Object.values(occupationGroups).flat();

const groups = new Map(
  occupationGroupCodes.flatMap((group) => occupationGroups[group].map((code) => [code as Occupation, group])),
);

/** Every code is in exactly one group. */
export function groupOf(code: Occupation): OccupationGroup {
  const group = groups.get(code);
  if (group === undefined) throw new Error(`No group has the occupation ${code}`);
  return group;
}
