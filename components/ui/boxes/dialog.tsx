'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { X } from 'lucide';
import { DialogContent, dialogLook } from './dialog-content';
import { IconButton } from '@/components/ui/actions/icon-button';

type DialogProps = {
  open: boolean;
  /** Escape, the cross or a click beside it: the parent responds by setting `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling content: 'Done'. */
  footer?: ReactNode;
};

/**
 * A modal dialog on the browser's own <dialog>: focus stays inside and returns to where it was, the page behind is inert. A bottom sheet at
 * 768 px and less. The children exist only while it is open.
 */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  // A layout effect, because its clean-up runs while the dialog is still in the document and can hand focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  // The content fills the dialog, so a press on the dialog itself is a press on what lies behind it.
  const isBeside = (event: MouseEvent | PointerEvent) => event.target === event.currentTarget;

  return (
    <dialog
      ref={dialogRef}
      {...dialogLook()}
      aria-labelledby={titleId}
      onClose={() => {
        if (open && !dialogRef.current?.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (isBeside(event) && pressedBeside.current) onClose();
      }}
    >
      {open && (
        <DialogContent
          title={title}
          titleId={titleId}
          close={<IconButton icon={X} label="Close" bare onClick={onClose} />}
          footer={footer}
        >
          {children}
        </DialogContent>
      )}
    </dialog>
  );
}
