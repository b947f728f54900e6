import { Menu, Phone, X } from 'lucide';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { DialogContent, dialogLook } from '@/components/ui/boxes/dialog-content';
import { Icon } from '@/components/ui/marks/icon';
import { IconButton } from '@/components/ui/actions/icon-button';
import { SITE } from '@/lib/config/site';
import {
  ABOUT_MENU,
  BROWSE_MENU,
  CONTACT_US,
  QUICK_APPLY,
  SAVED_JOBS,
  VIEW_ALL_JOBS,
} from '@/lib/content/addresses/navigation';
import { DrawerSections } from './drawer-sections';
import styles from './menu-drawer.module.css';
import { CLOSES_DRAWER } from './attributes';

const MENUS = [{ ...BROWSE_MENU, links: [VIEW_ALL_JOBS, ...BROWSE_MENU.links] }, ABOUT_MENU];
const ID = 'menu';

/**
 * Below 1024 px: the button with the three lines, and the drawer it opens, with the menus as sections, then Quick Apply and the
 * phone (specification, section 2, 'Header'; components/header/elements/menu-drawer.ts).
 */
export function MenuDrawer() {
  return (
    <menu-drawer className={`${styles.root} grid`}>
      <IconButton
        icon={Menu}
        label="Open menu"
        bare
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: ID }}
      />
      <dialog
        id={ID}
        aria-labelledby={`${ID}-title`}
        {...dialogLook({ drawer: true })}
        suppressHydrationWarning
      >
        <DialogContent
          title="Menu"
          titleId={`${ID}-title`}
          close={<IconButton icon={X} label="Close" bare {...{ [CLOSES_DRAWER]: '' }} />}
          footer={
            <div className="stack gap-3">
              <ButtonLink href={QUICK_APPLY.href} block>
                {QUICK_APPLY.label}
              </ButtonLink>
              <ButtonLink href={SITE.phone.href} variant="quiet" block>
                <Icon icon={Phone} /> Call {SITE.phone.text}
              </ButtonLink>
            </div>
          }
        >
          <DrawerSections menus={MENUS} links={[SAVED_JOBS, CONTACT_US]} />
        </DialogContent>
      </dialog>
    </menu-drawer>
  );
}
