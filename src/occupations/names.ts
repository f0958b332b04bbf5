/** The names of occupations and their groups, short, as job seekers say them. */
import type { Occupation, OccupationGroup } from '#contract/occupations.ts';

export interface OccupationName {
  readonly en: string;
  readonly km: string;
}

export const occupationGroupNames: Readonly<Record<OccupationGroup, OccupationName>> = {
  garment: { en: 'Garment and footwear', km: 'កាត់ដេរ និងស្បែកជើង' },
  hospitality: { en: 'Hotel and restaurant', km: 'សណ្ឋាគារ និងភោជនីយដ្ឋាន' },
  construction: { en: 'Construction', km: 'សំណង់' },
  driving: { en: 'Driving and delivery', km: 'បើកបរ និងដឹកជញ្ជូន' },
  sales: { en: 'Shop and sales', km: 'ហាង និងការលក់' },
  household: { en: 'Cleaning and household', km: 'អនាម័យ និងការងារផ្ទះ' },
  security: { en: 'Security', km: 'សន្តិសុខ' },
  factory: { en: 'Factory (not garment)', km: 'រោងចក្រផ្សេងៗ' },
  farming: { en: 'Farming and fishing', km: 'កសិកម្ម និងនេសាទ' },
  beauty: { en: 'Beauty and care', km: 'សម្រស់ និងថែទាំខ្លួន' },
  health: { en: 'Health', km: 'សុខាភិបាល' },
  teaching: { en: 'Teaching', km: 'បង្រៀន' },
  office: { en: 'Office and finance', km: 'ការិយាល័យ និងហិរញ្ញវត្ថុ' },
  technology: { en: 'Information technology', km: 'បច្ចេកវិទ្យាព័ត៌មាន' },
};

export const occupationNames: Readonly<Record<Occupation, OccupationName>> = {
  sewing_operator: { en: 'Sewing operator', km: 'អ្នកដេរ' },
  fabric_cutter: { en: 'Fabric cutter', km: 'អ្នកកាត់ក្រណាត់' },
  ironing_worker: { en: 'Ironing worker', km: 'អ្នកអ៊ុតខោអាវ' },
  garment_checker: { en: 'Garment quality checker', km: 'អ្នកឆែកខោអាវ (QC)' },
  sewing_line_leader: { en: 'Sewing line leader', km: 'ប្រធានក្រុមដេរ' },
  shoe_worker: { en: 'Shoe and bag worker', km: 'កម្មករស្បែកជើង និងកាបូប' },

  cook: { en: 'Cook', km: 'ចុងភៅ' },
  kitchen_helper: { en: 'Kitchen helper', km: 'អ្នកជួយចុងភៅ' },
  waiter: { en: 'Waiter or waitress', km: 'អ្នករត់តុ' },
  barista: { en: 'Barista', km: 'អ្នកឆុងកាហ្វេ' },
  baker: { en: 'Baker', km: 'អ្នកធ្វើនំ' },
  hotel_receptionist: { en: 'Hotel receptionist', km: 'អ្នកទទួលភ្ញៀវសណ្ឋាគារ' },
  room_attendant: { en: 'Room attendant', km: 'អ្នករៀបចំបន្ទប់' },
  tour_guide: { en: 'Tour guide', km: 'មគ្គុទ្ទេសក៍ទេសចរណ៍' },
  hospitality_manager: { en: 'Restaurant or hotel manager', km: 'អ្នកគ្រប់គ្រងភោជនីយដ្ឋាន ឬសណ្ឋាគារ' },

  construction_worker: { en: 'Construction worker', km: 'កម្មករសំណង់' },
  bricklayer: { en: 'Bricklayer', km: 'ជាងរៀបឥដ្ឋ' },
  carpenter: { en: 'Carpenter', km: 'ជាងឈើ' },
  electrician: { en: 'Electrician', km: 'ជាងភ្លើង' },
  plumber: { en: 'Plumber', km: 'ជាងទឹក' },
  welder: { en: 'Welder', km: 'ជាងផ្សារដែក' },
  aircon_technician: { en: 'Air conditioner technician', km: 'ជាងម៉ាស៊ីនត្រជាក់' },
  maintenance_worker: { en: 'Building maintenance worker', km: 'ជាងជួសជុលអគារ' },
  site_engineer: { en: 'Site engineer', km: 'វិស្វករសំណង់' },

  delivery_rider: { en: 'Delivery rider', km: 'អ្នកដឹកអីវ៉ាន់តាមម៉ូតូ' },
  car_driver: { en: 'Driver', km: 'អ្នកបើកឡាន' },
  truck_driver: { en: 'Truck driver', km: 'អ្នកបើកឡានដឹកទំនិញ' },
  warehouse_worker: { en: 'Warehouse worker', km: 'បុគ្គលិកឃ្លាំង' },
  vehicle_mechanic: { en: 'Motorbike or car mechanic', km: 'ជាងម៉ូតូ ឬជាងឡាន' },
  logistics_officer: { en: 'Logistics officer', km: 'បុគ្គលិកដឹកជញ្ជូន និងនាំចេញនាំចូល' },

  shop_assistant: { en: 'Shop assistant', km: 'អ្នកលក់ក្នុងហាង' },
  cashier: { en: 'Cashier', km: 'អ្នកគិតលុយ' },
  sales_representative: { en: 'Sales representative', km: 'បុគ្គលិកផ្នែកលក់' },
  online_seller: { en: 'Online seller', km: 'អ្នកលក់អនឡាញ' },
  property_agent: { en: 'Property agent', km: 'ភ្នាក់ងារលក់ផ្ទះដី' },
  buyer: { en: 'Buyer', km: 'បុគ្គលិកផ្នែកទិញ' },
  store_manager: { en: 'Store manager', km: 'អ្នកគ្រប់គ្រងហាង' },

  cleaner: { en: 'Cleaner', km: 'អ្នកសម្អាត' },
  domestic_worker: { en: 'Domestic worker', km: 'អ្នកធ្វើការផ្ទះ' },
  nanny: { en: 'Nanny', km: 'អ្នកមើលកូន' },
  laundry_worker: { en: 'Laundry worker', km: 'អ្នកបោកអ៊ុត' },
  gardener: { en: 'Gardener', km: 'អ្នកថែសួន' },

  security_guard: { en: 'Security guard', km: 'អ្នកយាម' },
  security_supervisor: { en: 'Security supervisor', km: 'ប្រធានក្រុមសន្តិសុខ' },

  production_worker: { en: 'Factory worker', km: 'កម្មកររោងចក្រ' },
  packer: { en: 'Packer', km: 'អ្នកវេចខ្ចប់' },
  machine_operator: { en: 'Machine operator', km: 'អ្នកបញ្ជាម៉ាស៊ីន' },
  machine_mechanic: { en: 'Machine mechanic', km: 'ជាងម៉ាស៊ីនរោងចក្រ' },
  quality_controller: { en: 'Quality controller', km: 'អ្នកពិនិត្យគុណភាព' },
  production_manager: { en: 'Production manager', km: 'អ្នកគ្រប់គ្រងផលិតកម្ម' },

  farm_worker: { en: 'Farm worker', km: 'កម្មករចម្ការ' },
  rubber_tapper: { en: 'Rubber tapper', km: 'អ្នកចៀរជ័រកៅស៊ូ' },
  livestock_worker: { en: 'Livestock worker', km: 'អ្នកចិញ្ចឹមសត្វ' },
  fisher: { en: 'Fisher or fish farmer', km: 'អ្នកនេសាទ និងចិញ្ចឹមត្រី' },

  hairdresser: { en: 'Hairdresser or barber', km: 'ជាងកាត់សក់' },
  beautician: { en: 'Beautician', km: 'ជាងសម្រស់' },
  massage_therapist: { en: 'Massage therapist', km: 'អ្នកម៉ាស្សា' },

  nurse: { en: 'Nurse', km: 'គិលានុបដ្ឋាក' },
  midwife: { en: 'Midwife', km: 'ឆ្មប' },
  doctor: { en: 'Doctor', km: 'វេជ្ជបណ្ឌិត' },
  pharmacist: { en: 'Pharmacist', km: 'ឱសថការី' },
  lab_technician: { en: 'Laboratory technician', km: 'បុគ្គលិកមន្ទីរពិសោធន៍' },
  clinic_receptionist: { en: 'Clinic receptionist', km: 'អ្នកទទួលអ្នកជំងឺ' },

  preschool_teacher: { en: 'Preschool teacher', km: 'គ្រូមត្តេយ្យ' },
  school_teacher: { en: 'School teacher', km: 'គ្រូបង្រៀនចំណេះទូទៅ' },
  language_teacher: { en: 'Language teacher', km: 'គ្រូភាសា' },
  skills_teacher: { en: 'Computer or arts teacher', km: 'គ្រូកុំព្យូទ័រ ឬសិល្បៈ' },
  school_manager: { en: 'School manager', km: 'អ្នកគ្រប់គ្រងសាលា' },

  accountant: { en: 'Accountant', km: 'គណនេយ្យករ' },
  office_assistant: { en: 'Office assistant', km: 'បុគ្គលិករដ្ឋបាល' },
  hr_officer: { en: 'Human resources officer', km: 'បុគ្គលិកធនធានមនុស្ស' },
  bank_teller: { en: 'Bank teller', km: 'បុគ្គលិកបញ្ជរធនាគារ' },
  credit_officer: { en: 'Credit officer', km: 'មន្ត្រីឥណទាន' },
  insurance_officer: { en: 'Insurance agent or officer', km: 'ភ្នាក់ងារធានារ៉ាប់រង' },
  customer_service: { en: 'Customer service', km: 'បុគ្គលិកបម្រើអតិថិជន' },
  marketing_officer: { en: 'Marketing officer', km: 'បុគ្គលិកទីផ្សារ' },
  translator: { en: 'Translator or writer', km: 'អ្នកបកប្រែ ឬអ្នកសរសេរ' },
  business_analyst: { en: 'Business analyst', km: 'អ្នកវិភាគអាជីវកម្ម' },
  general_manager: { en: 'Manager or director', km: 'អ្នកគ្រប់គ្រង ឬនាយក' },

  software_developer: { en: 'Software developer', km: 'អ្នកសរសេរកម្មវិធី' },
  software_tester: { en: 'Software tester', km: 'អ្នកសាកល្បងកម្មវិធី' },
  system_engineer: { en: 'Network or system engineer', km: 'វិស្វករបណ្តាញ ឬប្រព័ន្ធ' },
  it_support: { en: 'IT support', km: 'បុគ្គលិកបច្ចេកទេសកុំព្យូទ័រ' },
  internet_installer: { en: 'Internet installer', km: 'ជាងតម្លើងអ៊ីនធឺណិត' },
  data_specialist: { en: 'Data or AI specialist', km: 'អ្នកជំនាញទិន្នន័យ ឬ AI' },
  designer: { en: 'Designer or video editor', km: 'អ្នករចនា ឬកាត់តវីដេអូ' },
  it_project_manager: { en: 'IT project manager', km: 'ប្រធានគម្រោងបច្ចេកវិទ្យា' },
};
