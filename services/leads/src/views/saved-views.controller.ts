import {
  apiPaths,
  maxSavedViews,
  type RenameViewRequest,
  renameViewRequestSchema,
  type SavedView,
  type SaveViewRequest,
  savedViewSchema,
  saveViewRequestSchema,
  viewQuerySchema,
} from '@agency/contracts';
import {
  IntegerParam,
  OwnerOnly,
  ResponseSchema,
  Summary,
  TransactionService,
  ValidationException,
} from '@agency/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Patch,
  Post,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { assertRoom, withUniqueName } from '../limited-list.js';
import { SavedViewEntity } from './saved-view.entity.js';

const nameTakenMessage = 'Another view has this name.';
const unknownQuery = { path: 'query', message: 'This isn’t a view of the leads.' };
const tooManyMessage = `There are ${maxSavedViews} saved views already. Please delete one first.`;

/** Keeps the owner's views of the leads. */
@Controller(apiPaths.savedViews)
export class SavedViewsController {
  constructor(
    @InjectRepository(SavedViewEntity) private readonly views: Repository<SavedViewEntity>,
    private readonly transactions: TransactionService,
  ) {}

  /** By name. */
  @Get()
  @Summary('List saved views')
  @OwnerOnly('admin')
  @ResponseSchema([savedViewSchema])
  list(): Promise<SavedView[]> {
    return this.views.find({ order: { name: 'ASC' } });
  }

  /** Throws 400 for a name that is taken or a query that is not valid for the list, and 409 if there are too many. */
  @Post()
  @Summary('Save a view')
  @OwnerOnly('admin')
  @ResponseSchema(savedViewSchema)
  async save(@Body({ schema: saveViewRequestSchema }) view: SaveViewRequest): Promise<SavedView> {
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
  @Patch(':id')
  @Summary('Rename a saved view')
  @OwnerOnly('admin')
  @ResponseSchema(savedViewSchema)
  async rename(
    @IntegerParam('id') id: number,
    @Body({ schema: renameViewRequestSchema }) { name }: RenameViewRequest,
  ): Promise<SavedView> {
    await withUniqueName(nameTakenMessage, () => this.views.update({ id }, { name }));
    const view = await this.views.findOneBy({ id });
    if (!view) throw new NotFoundException('This view doesn’t exist.');
    return view;
  }

  /** Deleting a missing view changes nothing. */
  @Delete(':id')
  @Summary('Delete a saved view')
  @OwnerOnly('admin')
  @HttpCode(204)
  async delete(@IntegerParam('id') id: number): Promise<void> {
    await this.views.delete({ id });
  }
}
