import {
  maxSavedViews,
  type RenameViewRequest,
  type SavedView,
  type SaveViewRequest,
  viewQuerySchema,
} from '@agency/contracts';
import { TransactionService, ValidationException } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { assertRoom, withUniqueName } from '../limited-list.js';
import { SavedViewEntity } from './saved-view.entity.js';

const nameTakenMessage = 'Another view has this name.';
const unknownQuery = { path: 'query', message: 'This isn’t a view of the leads.' };
const tooManyMessage = `There are ${maxSavedViews} saved views already. Please delete one first.`;

/** Keeps the owner's views of the leads. */
@Injectable()
export class SavedViewsService {
  constructor(
    @InjectRepository(SavedViewEntity) private readonly views: Repository<SavedViewEntity>,
    private readonly transactions: TransactionService,
  ) {}

  /** By name. */
  list(): Promise<SavedView[]> {
    return this.views.find({ order: { name: 'ASC' } });
  }

  /** Throws 400 for a name that is taken or a query that is not valid for the list, and 409 if there are too many. */
  async save(view: SaveViewRequest): Promise<SavedView> {
    const query = Object.fromEntries(new URLSearchParams(view.query));
    if (!viewQuerySchema.safeParse(query).success) throw new ValidationException([unknownQuery]);
    return withUniqueName(nameTakenMessage, () =>
      this.transactions.run(async (manager) => {
        await assertRoom(manager, SavedViewEntity, maxSavedViews, tooManyMessage);
        return manager.save(SavedViewEntity, { ...view });
      }),
    );
  }

  /** Throws 404 for an unknown view and 400 for a name that is taken. */
  async rename(id: number, { name }: RenameViewRequest): Promise<SavedView> {
    await withUniqueName(nameTakenMessage, () => this.views.update({ id }, { name }));
    const view = await this.views.findOneBy({ id });
    if (!view) throw new NotFoundException('This view doesn’t exist.');
    return view;
  }

  /** Deleting a missing view changes nothing. */
  async delete(id: number): Promise<void> {
    await this.views.delete({ id });
  }
}
